import { ESLint, Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import house, { findings } from '../../scripts/lint/chromium-103-css.mjs';

const found = (css: string) => findings(css).map(({ at, text }) => `${css.slice(at, at + 12)}: ${text}`);

describe('styles that the browser inside OBS does not understand', () => {
  test.each([
    ['container queries', '@container (min-width: 1px) { a { color: red } }'],
    ['container queries', 'a { width: 10cqw }'],
    ['has', 'a:has(b) { color: red }'],
    ['nesting', 'a { &:hover { color: red } }'],
    ['nesting without a sign', 'a { b { color: red } }'],
    ['colour functions', 'a { color: color-mix(in srgb, red, blue) }'],
    ['colour functions', 'a { color: oklch(1 2 3) }'],
    ['viewport units', 'a { height: 100dvh }'],
    ['single transforms', 'a { rotate: 3deg }'],
    ['linear()', 'a { offset: linear(0, 1) }'],
    ['range queries', '@media (width >= 10px) { a { color: red } }'],
    ['mask', 'a { mask-image: none }'],
    ['starting style', '@starting-style { a { color: red } }'],
    ['scope', '@scope (a) { b { color: red } }'],
    ['transitions', 'a { transition: opacity 1s }'],
    ['animations', 'a { color: red; animation: x 1s }'],
    ['keyframes', '@keyframes x { from { opacity: 0 } }'],
  ])('%s: %s', (_, css) => {
    expect(found(css)).not.toEqual([]);
  });

  test('and what it does understand', () => {
    const css = `
      /* &, :has(), color-mix() and transition: in a comment */
      @font-face { font-family: 'A & B'; src: url(a&b.woff2) }
      @media (min-width: 10px) { a > b, a:is(.x) { color: rgb(0 0 0 / 50%) } }
      @layer base { a { transform: rotate(3deg) scale(2); inset: 0; aspect-ratio: 1 } }
      a { background: linear-gradient(red, blue); -webkit-mask: url(#m); --rotate: 3deg; width: 100vh; mask-type: alpha }
      a { grid-template: 'x y' 1fr / 1fr; content: '& { }'; width: clamp(1px, calc(1px + 2%), 3px) }
    `;
    expect(found(css)).toEqual([]);
  });
});

describe('what the linter says of a graphic', () => {
  const said = (code: string): readonly string[] =>
    new Linter()
      .verify(code, {
        languageOptions: { parser },
        plugins: { house },
        rules: { 'house/chromium-103-css': 'error' },
      })
      .map(({ line, message }) => `${String(line)}: ${message}`);

  test.each([
    ['a sheet of Lit', 'css`\n a:has(b) { color: red }`', '2: Chromium 103 lacks :has().'],
    [
      'an expression in it',
      'css`a { width: ${x}px; color: color-mix(in srgb, red, ${y}) }`',
      '1: Chromium 103 lacks this colour function.',
    ],
    ['a style element', 'html`<style>a { height: 100dvh }</style>`', '1: Chromium 103 lacks this unit.'],
    [
      'a style attribute',
      'html`<p style="opacity:${a};rotate:${b}deg"></p>`',
      '1: Chromium 103 lacks translate, rotate and scale as properties (use transform).',
    ],
    [
      'a style set by a script',
      'element.style.translate = "3px"',
      '1: Chromium 103 lacks the style translate.',
    ],
    ['a popover', 'html`<p popover></p>`', '1: Chromium 103 lacks popover.'],
    ['a call', 'document.startViewTransition(run)', '1: Chromium 103 lacks startViewTransition.'],
    ['a call of one object', 'AbortSignal.any([a]); Array.any', '1: Chromium 103 lacks any.'],
  ])('%s: %s', (_, code, message) => {
    expect(said(code)).toEqual([message]);
  });

  test('and nothing of what it may do', () => {
    const code =
      'html`<p style="transform:rotate(${a}deg)" title="popover"></p>`; context.scale(2, 2); rules.any(a)';
    expect(said(code)).toEqual([]);
  });

  test.each(['overlays/timer/styles.ts', 'src/graphics/theme/base.ts', 'screens/hall/styles.ts'])(
    'stands in the way of %s',
    async (file) => {
      const config = (await new ESLint().calculateConfigForFile(file)) as {
        rules: Record<string, unknown[]>;
      };
      expect(config.rules['house/chromium-103-css']).toEqual([2]);
    },
  );
});
