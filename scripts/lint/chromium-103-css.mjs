/**
 * What the browser inside OBS 28 to 30 (Chromium 103) does not understand, and what would move by a clock of its own.
 * Lit's css`…` is never lowered by the build, so the linter has to see it.
 */
const START = String.raw`(?<=(?:^|[;{}])\s*)`;
const ABSENT = [
  [
    /@container\b|(?<![-\w])container(?:-type|-name)?\s*:|\d(?:cqw|cqh|cqi|cqb|cqmin|cqmax)\b/g,
    'container queries',
  ],
  [/:has\(/g, ':has()'],
  [/&/g, 'nesting'],
  [/(?<![-\w])(?:color-mix|light-dark|oklch|oklab|lch|lab|color)\(/g, 'this colour function'],
  [/\d(?:[dsl]v(?:h|w|i|b|min|max)|r?lh)\b/g, 'this unit'],
  [
    new RegExp(`${START}(?:translate|rotate|scale)\\s*:`, 'g'),
    'translate, rotate and scale as properties (use transform)',
  ],
  [/(?<![-\w])linear\(/g, 'linear()'],
  [/@(?:media|supports)[^{;]*[<>]/g, 'range queries (use min-width and max-width)'],
  [new RegExp(`${START}mask(?:-(?!type)[a-z-]+)?\\s*:`, 'g'), 'mask without its -webkit- prefix'],
  [/@(?:starting-style|scope|view-transition|position-try)\b/g, 'this at-rule'],
  [/(?<![-\w])subgrid\b/g, 'subgrid'],
  [
    new RegExp(
      `${START}(?:text-wrap|field-sizing|interpolate-size|anchor-name|view-transition-name)\\s*:`,
      'g',
    ),
    'this property',
  ],
  [/:(?:dir\(|popover-open|modal|user-valid|user-invalid|nth-child\([^)]*\bof\b)/g, 'this selector'],
  [
    /(?<![-\w])(?:sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|exp|round|mod|rem|abs|sign)\(/g,
    'this function',
  ],
];
const MOVING = new RegExp(
  `${START}(?:-webkit-)?(?:transition|animation)(?:-[a-z-]+)?\\s*:|@(?:-webkit-)?keyframes\\b`,
  'g',
);

/** What the types of the newest browser let a script call: methods of anything, and of one object. */
const ABSENT_METHODS = new Set(
  'checkVisibility getHTML getSetCookie hidePopover moveBefore setHTMLUnsafe showPopover startViewTransition togglePopover'.split(
    ' ',
  ),
);
const ABSENT_CALLS = new Set(
  'AbortSignal.any CSS.highlights Document.parseHTMLUnsafe Response.json URL.canParse URL.parse scheduler.yield'.split(
    ' ',
  ),
);
const ABSENT_STYLES = /^(?:translate|rotate|scale|mask(?!Type)[A-Za-z]*|textWrap|viewTransitionName)$/;

/**
 * Findings in a style sheet, each with the offset where it begins.
 * @param {string} css
 * @returns {{ at: number, text: string }[]}
 */
export function findings(css) {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, blank)
    .replace(/url\([^)]*\)/g, blank);
  const found = ABSENT.flatMap(([pattern, what]) =>
    [...bare.matchAll(pattern)].map(({ index }) => ({ at: index, text: `Chromium 103 lacks ${what}` })),
  );
  for (const { index } of bare.matchAll(MOVING)) {
    found.push({ at: index, text: 'A graphic moves by its instant, never by a CSS transition or animation' });
  }
  for (const at of nested(bare)) found.push({ at, text: 'Chromium 103 lacks nesting' });
  return found.sort((a, b) => a.at - b.at);
}

/** Same length and lines, so that offsets stay true. */
function blank(text) {
  return text.replace(/[^\n]/g, ' ');
}

/** Where a rule begins inside a style rule. */
function nested(css) {
  const found = [];
  const open = [];
  let prelude = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '{') {
      const isStyleRule = !css.slice(prelude, at).trimStart().startsWith('@');
      if (open.includes(true)) found.push(at);
      open.push(isStyleRule);
    } else if (sign === '}') {
      open.pop();
    }
    if (sign === '{' || sign === '}' || sign === ';') prelude = at + 1;
  }
  return found;
}

/** @type {import('eslint').Rule.RuleModule} */
const chromium103 = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'Styles and calls that the browser inside OBS understands' },
  },
  create(context) {
    const { sourceCode } = context;
    const complain = (at, text) => {
      context.report({ loc: sourceCode.getLocFromIndex(at), message: `${text}.` });
    };
    const report = (offset, css) => {
      for (const { at, text } of findings(css)) complain(offset + at, text);
    };
    /** The template's text with its expressions blanked to a word, of the same length as the source. */
    const textOf = (quasi) => {
      const [start, end] = quasi.range;
      let text = sourceCode.text.slice(start + 1, end - 1);
      for (const expression of quasi.expressions) {
        const from = expression.range[0] - start - 1;
        const to = expression.range[1] - start - 1;
        text = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, 'x') + text.slice(to);
      }
      return {
        offset: start + 1,
        text: text.replace(/\$\{\s*(x[x\s]*)\}/g, (whole) => whole.replace(/[^\n]/g, 'x')),
      };
    };
    return {
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== 'Identifier') return;
        const { offset, text } = textOf(quasi);
        if (tag.name === 'css') report(offset, text);
        if (tag.name === 'html' || tag.name === 'svg') {
          for (const style of text.matchAll(/(<style[^>]*>)([\s\S]*?)<\/style>/g)) {
            report(offset + style.index + style[1].length, style[2]);
          }
          for (const style of text.matchAll(/(\sstyle=")([^"]*)"/g)) {
            // Declarations alone are none of a sheet's, and a brace before them would shift every offset.
            report(offset + style.index + style[1].length, style[2]);
          }
          const popover = /<[a-z][^<>]*\spopover\b/.exec(text);
          if (popover) complain(offset + popover.index, 'Chromium 103 lacks popover');
        }
      },
      MemberExpression({ object, property, computed, range }) {
        if (computed || property.type !== 'Identifier') return;
        const { name } = property;
        const isAbsent =
          ABSENT_METHODS.has(name) || ABSENT_CALLS.has(`${sourceCode.getText(object)}.${name}`);
        if (isAbsent) complain(range[0], `Chromium 103 lacks ${name}`);
        const isStyle =
          object.type === 'MemberExpression'
            ? !object.computed && object.property.name === 'style'
            : object.name === 'style';
        if (isStyle && ABSENT_STYLES.test(name)) complain(range[0], `Chromium 103 lacks the style ${name}`);
      },
    };
  },
};

/** Lets the rule see style sheets: each becomes one css`…` with every sign in its place but for the first line's shift. */
const asTemplate = (css) => `css\`${css.replace(/[\\`$]/g, ' ')}\`;`;

/** @type {import('eslint').ESLint.Plugin} */
const plugin = {
  meta: { name: 'house' },
  rules: { 'chromium-103-css': chromium103 },
  processors: {
    css: {
      meta: { name: 'house/css' },
      preprocess: (text) => [{ text: asTemplate(text), filename: 'style.js' }],
      postprocess: (messages) => messages.flat(),
    },
    html: {
      meta: { name: 'house/html' },
      preprocess: (text) =>
        [...text.matchAll(/(<style[^>]*>)([\s\S]*?)<\/style>/g)].map((style, index) => ({
          text:
            '\n'.repeat(text.slice(0, style.index + style[1].length).split('\n').length - 1) +
            asTemplate(style[2]),
          filename: `style-${index}.js`,
        })),
      postprocess: (messages) => messages.flat(),
    },
  },
};

export default plugin;
