import { GlProgram } from 'pixi.js';

/*
 * What a program is told comes in one array of vectors, so that a thing is drawn by one call more than its own. It begins with the matrix
 * that leads straight from the thing's measure to the canvas: pictures lying on the table are seen in true perspective.
 *
 * No colour is brighter than its alpha: where it is, Chromium 103 composes a hole.
 */
const TOLD = (vectors: number): string => `uniform highp vec4 uTold[${String(vectors)}];`;
const PLACED = 'mat4(uTold[0], uTold[1], uTold[2], uTold[3]) * vec4(aPosition, 1.0)';

export interface Kind {
  readonly program: GlProgram;
  /** How many vectors it is told. */
  readonly vectors: number;
}

/** A picture. Vectors 4 and 5: the colours by which its left and its right half are multiplied, their alpha already in them. */
export const FLAT: Kind = {
  vectors: 6,
  program: GlProgram.from({
    name: 'wheel-flat',
    vertex: `#version 300 es
    in vec3 aPosition;
    in vec2 aUV;
    out vec2 vUV;
    ${TOLD(6)}
    void main() {
      vUV = aUV;
      gl_Position = ${PLACED};
    }`,
    fragment: `#version 300 es
    in vec2 vUV;
    out vec4 colour;
    uniform sampler2D uPicture;
    ${TOLD(6)}
    void main() {
      // Where the halves meet each pixel has its share of both.
      float right = clamp((vUV.x - 0.5) / max(fwidth(vUV.x), 0.0001) + 0.5, 0.0, 1.0);
      colour = texture(uPicture, vUV) * mix(uTold[4], uTold[5], right);
      colour.rgb = min(colour.rgb, colour.a);
    }`,
  }),
};

/**
 * A solid with a skin. Vectors 4 to 7: the matrix to camera space. Vector 8: alpha; how far the skin's marks have run into rings;
 * brightness; how fast a mirror picture fades with the height of what it shows.
 */
export const SOLID: Kind = {
  vectors: 9,
  program: GlProgram.from({
    name: 'wheel-solid',
    vertex: `#version 300 es
    in vec3 aPosition;
    in vec3 aNormal;
    in vec4 aSkin;
    out vec3 vNormal;
    out vec3 vPlace;
    out vec4 vSkin;
    out float vHeight;
    ${TOLD(9)}
    void main() {
      mat4 toCamera = mat4(uTold[4], uTold[5], uTold[6], uTold[7]);
      vHeight = aPosition.z;
      vNormal = mat3(toCamera) * aNormal;
      vPlace = (toCamera * vec4(aPosition, 1.0)).xyz;
      vSkin = aSkin;
      gl_Position = ${PLACED};
    }`,
    fragment: `#version 300 es
    in vec3 vNormal;
    in vec3 vPlace;
    in vec4 vSkin;
    in float vHeight;
    out vec4 colour;
    uniform sampler2D uPicture;
    uniform sampler2D uMirror;
    ${TOLD(9)}
    const vec3 LAMP = vec3(-0.36, 0.52, 0.775);
    void main() {
      vec4 look = uTold[8];
      vec3 normal = normalize(vNormal);
      float facing = dot(normal, normalize(-vPlace));
      // What turns away from the eye fades within a pixel, and so does what begins on top of something else: smooth outlines without
      // multisampling. Creases must not. It has faded before the eye sees past the last facet.
      float alpha = facing > 0.4 ? 1.0 : clamp((facing - 0.08) / max(fwidth(facing), 0.0001), 0.0, 1.0);
      alpha *= clamp(vSkin.w / max(fwidth(vSkin.w), 0.0001), 0.0, 1.0);
      alpha *= 1.0 - clamp(vHeight * look.w, 0.0, 1.0);
      vec3 sharp = texture(uPicture, vec2(vSkin.x * 0.5, vSkin.y)).rgb;
      vec3 run = texture(uPicture, vec2(0.75, vSkin.y)).rgb;
      vec3 skin = mix(sharp, run, look.y);
      vec2 ball = vec2(normal.x * 0.47 + 0.5, 0.5 - normal.y * 0.47);
      vec3 mirror = texture(uMirror, vec2(ball.x * 0.5, ball.y)).rgb;
      vec3 gleam = texture(uMirror, vec2(0.5 + ball.x * 0.5, ball.y)).rgb;
      vec3 lacquer = min(skin * (0.3 + 0.85 * max(0.0, dot(normal, LAMP))), 1.0);
      lacquer += gleam * (1.0 - lacquer);
      vec3 metal = skin * mirror * 1.3 + mirror * mirror * mirror * mirror * 0.3;
      vec3 lit = mix(lacquer, metal, vSkin.z) * look.z;
      colour = vec4(min(lit, 1.0), 1.0) * (alpha * look.x);
    }`,
  }),
};

/**
 * A piece of the table in the light of a lamp of its own. Vector 4: sine and cosine of the sector's angle, and how much of the table's
 * picture one radius is. Vector 5: how much brighter the lamp makes it, by colour, and the strength as a whole.
 */
export const LIT: Kind = {
  vectors: 6,
  program: GlProgram.from({
    name: 'wheel-lit',
    vertex: `#version 300 es
    in vec3 aPosition;
    out vec2 vPlace;
    out vec2 vUV;
    ${TOLD(6)}
    void main() {
      vec4 turn = uTold[4];
      vPlace = aPosition.xy;
      vec2 turned = vec2(aPosition.x * turn.y + aPosition.y * turn.x, aPosition.y * turn.y - aPosition.x * turn.x);
      vUV = vec2(0.5 + turned.x * turn.z, 0.5 - turned.y * turn.z);
      gl_Position = ${PLACED};
    }`,
    fragment: `#version 300 es
    in vec2 vPlace;
    in vec2 vUV;
    out vec4 colour;
    uniform sampler2D uPicture;
    ${TOLD(6)}
    void main() {
      vec4 light = uTold[5];
      float fall = clamp(1.25 - 2.2 * distance(vPlace, vec2(0.0, 0.74)), 0.35, 1.0);
      vec3 table = texture(uPicture, vUV).rgb;
      vec3 lit = table * (1.0 + light.rgb * fall) + light.rgb * fall * 0.055;
      colour = vec4(min(lit, 1.0), 1.0) * light.a;
    }`,
  }),
};
