import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { GRAPHICS } from '../../src/rules/index.ts';

const SCHEMAS = join(import.meta.dirname, 'schemas');
const OVERLAYS = join(import.meta.dirname, '../../overlays');

interface Manifest {
  readonly $schema: string;
  readonly id: string;
  readonly main: string;
  readonly stepCount: number;
  readonly supportsNonRealTime: boolean;
  readonly customActions?: readonly { readonly id: string }[];
  readonly schema: { readonly properties: Readonly<Record<string, unknown>> };
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
for (const file of readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.json')) ajv.addSchema(read(join(SCHEMAS, file)) as object);
}

const manifests = readdirSync(OVERLAYS)
  .filter((folder) => existsSync(join(OVERLAYS, folder, 'ograf.ts')))
  .map((folder) => ({
    folder,
    manifest: read(join(OVERLAYS, folder, 'manifest.ograf.json')) as Manifest,
    source: readFileSync(join(OVERLAYS, folder, 'ograf.ts'), 'utf8'),
    element: readFileSync(join(OVERLAYS, folder, `${folder}-graphic.ts`), 'utf8'),
  }));

describe('OGraf manifests', () => {
  it('there is one for every graphic of the contract', () => {
    const made = manifests.map(({ source }) => /graphic: '(\w+)'/.exec(source)?.[1]);
    expect(made.sort()).toEqual([...GRAPHICS].sort());
  });

  it.each(manifests)('$folder holds to the standard’s schema', ({ manifest }) => {
    const valid = ajv.validate(manifest.$schema, manifest);
    expect(ajv.errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it.each(manifests)(
    '$folder has an id that can be an element’s name and is not the graphic’s own',
    ({ manifest, element }) => {
      expect(manifest.id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/);
      expect(/define\('([\w-]+)'/.exec(element)?.[1]).toBe(manifest.id.replace('-ograf', ''));
      expect(manifest.main).toBe('graphic.mjs');
    },
  );

  it.each(manifests)('$folder declares the steps and actions that its code has', ({ manifest, source }) => {
    expect(manifest.stepCount).toBe(Number(/steps: (\d+)/.exec(source)?.[1] ?? 1));
    expect(manifest.supportsNonRealTime).toBe(true);
  });

  it('the schema finds a mistake', () => {
    const [first] = manifests;
    expect(ajv.validate(first!.manifest.$schema, { ...first!.manifest, id: 7 })).toBe(false);
  });
});
