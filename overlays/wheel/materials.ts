import 'pixi.js/unsafe-eval';

import { Geometry, GlProgram, Mesh, Shader, type Texture, UniformGroup } from 'pixi.js';

import type { Rgb } from './palette.ts';

/** Values that a mesh's shader takes; written in place. */
interface Values {
  readonly uMatrix: Float32Array;
}

interface FlatValues extends Values {
  /** Colours by which the left and the right half are multiplied, with their alpha already in them. */
  readonly uLeft: Float32Array;
  readonly uRight: Float32Array;
}

interface BodyValues extends Values {
  readonly uModelView: Float32Array;
  /** Alpha; how far the skin's marks have run into rings; brightness; how fast a mirror picture fades with the height of what it shows. */
  readonly uLook: Float32Array;
}

type AnyMesh = Mesh<Geometry, Shader>;

export interface Flat {
  readonly mesh: AnyMesh;
  readonly values: FlatValues;
}

export interface Body {
  readonly mesh: AnyMesh;
  readonly values: BodyValues;
}

// No colour is brighter than its alpha: where it is, Chromium 103 composes a hole.
// Matrices lead straight from a model's measure to the canvas, so that pictures lying on the table are seen in true perspective.
const flatProgram = GlProgram.from({
  name: 'wheel-flat',
  vertex: `#version 300 es
    in vec3 aPosition;
    in vec2 aUV;
    out vec2 vUV;
    uniform mat4 uMatrix;
    void main() {
      vUV = aUV;
      gl_Position = uMatrix * vec4(aPosition, 1.0);
    }`,
  fragment: `#version 300 es
    in vec2 vUV;
    out vec4 colour;
    uniform sampler2D uTexture;
    uniform vec4 uLeft;
    uniform vec4 uRight;
    void main() {
      colour = texture(uTexture, vUV) * (vUV.x < 0.5 ? uLeft : uRight);
      colour.rgb = min(colour.rgb, colour.a);
    }`,
});

const bodyProgram = GlProgram.from({
  name: 'wheel-body',
  vertex: `#version 300 es
    in vec3 aPosition;
    in vec3 aNormal;
    in vec3 aSkin;
    out vec3 vNormal;
    out vec3 vPlace;
    out vec3 vSkin;
    out float vHeight;
    uniform mat4 uMatrix;
    uniform mat4 uModelView;
    void main() {
      vHeight = aPosition.z;
      vNormal = mat3(uModelView) * aNormal;
      vPlace = (uModelView * vec4(aPosition, 1.0)).xyz;
      vSkin = aSkin;
      gl_Position = uMatrix * vec4(aPosition, 1.0);
    }`,
  fragment: `#version 300 es
    in vec3 vNormal;
    in vec3 vPlace;
    in vec3 vSkin;
    in float vHeight;
    out vec4 colour;
    uniform sampler2D uTexture;
    uniform sampler2D uBalls;
    uniform vec4 uLook;
    const vec3 LAMP = vec3(-0.36, 0.52, 0.775);
    void main() {
      vec3 normal = normalize(vNormal);
      float facing = dot(normal, normalize(-vPlace));
      // What turns away from the eye fades within a pixel: a smooth outline without multisampling. Creases must not.
      float alpha = facing > 0.4 ? 1.0 : clamp(facing / max(fwidth(facing), 0.0001), 0.0, 1.0);
      alpha *= 1.0 - clamp(vHeight * uLook.w, 0.0, 1.0);
      vec3 sharp = texture(uTexture, vec2(vSkin.x * 0.5, vSkin.y)).rgb;
      vec3 run = texture(uTexture, vec2(0.75, vSkin.y)).rgb;
      vec3 skin = mix(sharp, run, uLook.y);
      vec2 ball = vec2(normal.x * 0.47 + 0.5, 0.5 - normal.y * 0.47);
      vec3 mirror = texture(uBalls, vec2(ball.x * 0.5, ball.y)).rgb;
      vec3 gleam = texture(uBalls, vec2(0.5 + ball.x * 0.5, ball.y)).rgb;
      vec3 lacquer = skin * (0.3 + 0.85 * max(0.0, dot(normal, LAMP))) + gleam;
      vec3 metal = skin * mirror * 1.3 + mirror * mirror * mirror * mirror * 0.3;
      vec3 lit = mix(lacquer, metal, vSkin.z) * uLook.z;
      colour = vec4(min(lit, 1.0), 1.0) * (alpha * uLook.x);
    }`,
});

const litProgram = GlProgram.from({
  name: 'wheel-lit',
  vertex: `#version 300 es
    in vec3 aPosition;
    in vec2 aUV;
    out vec2 vPlace;
    out vec2 vUV;
    uniform mat4 uMatrix;
    uniform vec4 uTurn;
    void main() {
      vPlace = aPosition.xy;
      vec2 turned = vec2(aPosition.x * uTurn.y + aPosition.y * uTurn.x, aPosition.y * uTurn.y - aPosition.x * uTurn.x);
      vUV = vec2(0.5 + turned.x * uTurn.z, 0.5 - turned.y * uTurn.z);
      gl_Position = uMatrix * vec4(aPosition, 1.0);
    }`,
  fragment: `#version 300 es
    in vec2 vPlace;
    in vec2 vUV;
    out vec4 colour;
    uniform sampler2D uTexture;
    uniform vec4 uLight;
    void main() {
      float fall = clamp(1.25 - 2.2 * distance(vPlace, vec2(0.0, 0.74)), 0.35, 1.0);
      vec3 table = texture(uTexture, vUV).rgb;
      vec3 lit = table * (1.0 + uLight.rgb * fall) + uLight.rgb * fall * 0.055;
      colour = vec4(min(lit, 1.0), 1.0) * uLight.a;
    }`,
});

interface LitValues extends Values {
  /** Sine and cosine of the sector's angle, and how much of the table's picture one radius is. */
  readonly uTurn: Float32Array;
  /** How much brighter the lamp makes it, by colour, and the strength as a whole. */
  readonly uLight: Float32Array;
}

export interface Lit {
  readonly mesh: AnyMesh;
  readonly values: LitValues;
}

/** A piece of the table in the light of a lamp of its own: the table's picture again, brighter. */
export function lit(geometry: Geometry, table: Texture): Lit {
  const group = new UniformGroup({
    uMatrix: { value: new Float32Array(16), type: 'mat4x4<f32>' },
    uTurn: { value: new Float32Array(4), type: 'vec4<f32>' },
    uLight: { value: new Float32Array(4), type: 'vec4<f32>' },
  });
  const shader = new Shader({
    glProgram: litProgram,
    resources: { uTexture: table.source, uSampler: table.source.style, look: group },
  });
  return { mesh: new Mesh({ geometry, shader, texture: table }), values: group.uniforms };
}

export function flat(geometry: Geometry, texture: Texture): Flat {
  const group = new UniformGroup({
    uMatrix: { value: new Float32Array(16), type: 'mat4x4<f32>' },
    uLeft: { value: new Float32Array([1, 1, 1, 1]), type: 'vec4<f32>' },
    uRight: { value: new Float32Array([1, 1, 1, 1]), type: 'vec4<f32>' },
  });
  const shader = new Shader({
    glProgram: flatProgram,
    resources: { uTexture: texture.source, uSampler: texture.source.style, look: group },
  });
  const mesh = new Mesh({ geometry, shader, texture });
  return { mesh, values: group.uniforms };
}

/** Shows another picture on a flat mesh. */
export function dress(of: Flat, texture: Texture): void {
  const { shader } = of.mesh;
  if (!shader || of.mesh.texture === texture) return;
  of.mesh.texture = texture;
  const resources = shader.resources as Record<string, unknown>;
  resources['uTexture'] = texture.source;
  resources['uSampler'] = texture.source.style;
}

export function body(geometry: Geometry, skin: Texture, balls: Texture): Body {
  const group = new UniformGroup({
    uMatrix: { value: new Float32Array(16), type: 'mat4x4<f32>' },
    uModelView: { value: new Float32Array(16), type: 'mat4x4<f32>' },
    uLook: { value: new Float32Array([1, 0, 1, 0]), type: 'vec4<f32>' },
  });
  const shader = new Shader({
    glProgram: bodyProgram,
    resources: {
      uTexture: skin.source,
      uSampler: skin.source.style,
      uBalls: balls.source,
      uBallsSampler: balls.source.style,
      look: group,
    },
  });
  return { mesh: new Mesh({ geometry, shader, texture: skin }), values: group.uniforms };
}

export function tint(colour: Float32Array, red: number, green: number, blue: number, alpha: number): void {
  colour[0] = red * alpha;
  colour[1] = green * alpha;
  colour[2] = blue * alpha;
  colour[3] = alpha;
}

/** Both halves alike. */
export function tintBoth(values: FlatValues, level: number, alpha: number): void {
  tint(values.uLeft, level, level, level, alpha);
  tint(values.uRight, level, level, level, alpha);
}

/** Both halves alike, multiplied by a colour (0–255) and a level. */
export function colourBoth(values: FlatValues, [red, green, blue]: Rgb, level: number): void {
  const factor = level / 255;
  tint(values.uLeft, red * factor, green * factor, blue * factor, 1);
  tint(values.uRight, red * factor, green * factor, blue * factor, 1);
}

/** A rectangle lying in the plane z = 0: x and y from corner to corner, its picture upright for who looks along y. */
export function rectangle(
  left: number,
  bottom: number,
  right: number,
  top: number,
  turned = false,
): Geometry {
  return new Geometry({
    attributes: {
      aPosition: {
        buffer: new Float32Array([left, top, 0, right, top, 0, right, bottom, 0, left, bottom, 0]),
        format: 'float32x3',
      },
      aUV: {
        buffer: new Float32Array(turned ? [0, 1, 1, 1, 1, 0, 0, 0] : [0, 0, 1, 0, 1, 1, 0, 1]),
        format: 'float32x2',
      },
    },
    indexBuffer: new Uint16Array([0, 1, 2, 0, 2, 3]),
  });
}

/** A piece of a ring round the middle line y, `degrees` wide. */
export function piece(from: number, to: number, degrees: number, steps: number): Geometry {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const a = ((i / steps - 0.5) * degrees * Math.PI) / 180;
    for (const radius of [from, to]) positions.push(Math.sin(a) * radius, Math.cos(a) * radius, 0);
    if (i < steps) indices.push(i * 2, i * 2 + 1, i * 2 + 2, i * 2 + 2, i * 2 + 1, i * 2 + 3);
  }
  return new Geometry({
    attributes: {
      aPosition: { buffer: new Float32Array(positions), format: 'float32x3' },
      aUV: { buffer: new Float32Array((positions.length / 3) * 2), format: 'float32x2' },
    },
    indexBuffer: new Uint16Array(indices),
  });
}

/** A point of a profile: radius, height, place on the skin, and how much metal it is. */
export type ProfilePoint = readonly [radius: number, height: number, skin: number, metal: number];

/**
 * A solid of revolution from smooth runs of a profile that goes from below upwards and outwards first. Rings are ordered from below
 * upwards, so that seen from above what lies higher is painted over what lies lower.
 */
export function revolved(runs: readonly (readonly ProfilePoint[])[], segments: number): Geometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const skins: number[] = [];
  const indices: number[] = [];
  for (const run of runs) {
    const start = positions.length / 3;
    run.forEach(([radius, height, skin, metal], index) => {
      const before = run[Math.max(0, index - 1)]!;
      const after = run[Math.min(run.length - 1, index + 1)]!;
      const dr = after[0] - before[0];
      const dz = after[1] - before[1];
      const length = Math.hypot(dr, dz) || 1;
      for (let i = 0; i <= segments; i += 1) {
        const a = (i / segments) * Math.PI * 2;
        const x = Math.sin(a);
        const y = Math.cos(a);
        positions.push(x * radius, y * radius, height);
        normals.push((x * dz) / length, (y * dz) / length, -dr / length);
        skins.push(i / segments, skin, metal);
      }
    });
    for (let row = 0; row < run.length - 1; row += 1) {
      for (let i = 0; i < segments; i += 1) {
        const a = start + row * (segments + 1) + i;
        const b = a + segments + 1;
        indices.push(a, b, a + 1, a + 1, b, b + 1);
      }
    }
  }
  return new Geometry({
    attributes: {
      aPosition: { buffer: new Float32Array(positions), format: 'float32x3' },
      aNormal: { buffer: new Float32Array(normals), format: 'float32x3' },
      aSkin: { buffer: new Float32Array(skins), format: 'float32x3' },
    },
    indexBuffer: new Uint16Array(indices),
  });
}
