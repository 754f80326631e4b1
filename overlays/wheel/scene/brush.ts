import 'pixi.js/unsafe-eval';

import { Shader, State, Ticker, WebGLRenderer } from 'pixi.js';

import { CANVAS } from '../camera.ts';
import { FLAT, LIT, SOLID, type Kind } from './programs.ts';
import type { Thing } from './things.ts';

/** Draws things onto a canvas, one over the other. */
export interface Brush {
  readonly canvas: HTMLCanvasElement;
  /** Makes the canvas as large as told; harmless if it is. */
  resize(width: number, height: number): void;
  draw(things: readonly Thing[]): void;
  destroy(): void;
}

/** A thing as Pixi takes it: without what it would write to the program itself. */
interface Call {
  readonly geometry: Thing['geometry'];
  readonly shader: Shader;
  readonly state: State;
  readonly skipSync: true;
}

interface Tool {
  readonly shader: Shader;
  readonly told: WebGLUniformLocation | null;
}

/** Rejects where there is no WebGL. */
export async function createBrush(): Promise<Brush> {
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer();
  await renderer.init({
    canvas,
    width: CANVAS.width,
    height: CANVAS.height,
    resolution: 1,
    antialias: false,
    backgroundAlpha: 0,
    skipExtensionImports: true,
    gcActive: false,
  });
  // Pixi would ask for frames to look after its memory; all of ours is in use as long as the scene stands.
  Ticker.system.stop();
  const { gl } = renderer;

  // Where a strict content policy forbids Pixi to write functions, its way of telling a program what it needs makes kilobytes of garbage
  // for every frame, and so does its graph of containers, of which a few things in a fixed order have no need. So programs are told here
  // and things drawn one by one; target, programs, buffers, textures and state are Pixi's.
  const tools = new Map<Kind, Tool>();
  for (const kind of [FLAT, LIT, SOLID]) {
    const shader = new Shader({ glProgram: kind.program });
    renderer.shader.bind(shader, true);
    const program = gl.getParameter(gl.CURRENT_PROGRAM) as WebGLProgram;
    gl.uniform1i(gl.getUniformLocation(program, 'uPicture'), 0);
    gl.uniform1i(gl.getUniformLocation(program, 'uMirror'), 1);
    tools.set(kind, { shader, told: gl.getUniformLocation(program, 'uTold') });
  }
  const state = State.for2d();
  const calls = new Map<Thing, Call>();
  const callOf = (thing: Thing, { shader }: Tool): Call => {
    let call = calls.get(thing);
    if (!call) {
      call = { geometry: thing.geometry, shader, state, skipSync: true };
      calls.set(thing, call);
    }
    return call;
  };
  const draw = (thing: Thing): void => {
    const tool = tools.get(thing.kind);
    if (!tool || !thing.visible) return;
    renderer.shader.bind(tool.shader, true);
    renderer.texture.bind(thing.picture, 0);
    if (thing.mirror) renderer.texture.bind(thing.mirror, 1);
    gl.uniform4fv(tool.told, thing.told);
    renderer.encoder.draw(callOf(thing, tool));
  };

  const frame = {
    target: renderer.view.renderTarget,
    clear: true,
    clearColor: [0, 0, 0, 0] as [number, number, number, number],
  };

  return {
    canvas,
    resize(width, height) {
      if (canvas.width !== width || canvas.height !== height) renderer.resize(width, height);
    },
    draw(things) {
      renderer.renderTarget.bind(frame);
      for (let i = 0; i < things.length; i += 1) draw(things[i]!);
    },
    destroy() {
      for (const { shader } of tools.values()) shader.destroy();
      for (const geometry of new Set([...calls.values()].map((call) => call.geometry)))
        geometry.destroy(true);
      renderer.destroy();
      Ticker.system.stop();
    },
  };
}
