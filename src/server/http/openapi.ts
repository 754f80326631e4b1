import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import { OBS_ACTIONS, PROTOCOL } from '../../protocol/messages.ts';
import { classic } from '../../protocol/theme/classic.ts';
import { FONTS } from '../../protocol/theme/theme.ts';
import { commandSchemas, REFUSAL_CODES, ROLES, roomCommands } from '../../rules/index.ts';
import { denialCodes } from '../denials.ts';
import { obsPatch } from '../obs/settings.ts';

type Json = Readonly<Record<string, unknown>>;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json, description: string): Json => ({
  description,
  content: { 'application/json': { schema } },
});
const query = (name: string, schema: Json, description: string): Json => ({
  in: 'query',
  name,
  schema,
  description,
});
const denied = (description: string): Json => json(ref('Denial'), description);
const takes = (schema: Json): Json => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** `party.word.guessed` → `PartyWordGuessed` */
const nameOf = (type: string): string =>
  type.replace(/(?:^|\.)([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

function commandComponents(): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(commandSchemas).map(([type, schema]) => {
      const { $schema: _dialect, additionalProperties: _closed, ...shape } = z.toJSONSchema(schema);
      return [
        nameOf(type),
        { title: type, description: Object.hasOwn(roomCommands, type) ? OF_ROOM : OF_SHOW, ...shape },
      ];
    }),
  );
}

const OF_ROOM = 'Concerns a room.';
const OF_SHOW = 'Concerns the whole show: `room` and `expectedRevision` are ignored, and it is not undone.';

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;

const closed = (properties: Record<string, Json>, required = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
});

function components(): Record<string, Json> {
  const commands = commandComponents();
  const { $schema: _dialect, ...obsSettings } = z.toJSONSchema(obsPatch);
  return {
    Command: {
      description: 'What somebody wants to happen.',
      oneOf: Object.keys(commands).map(ref),
      discriminator: {
        propertyName: 'type',
        mapping: Object.fromEntries(
          Object.keys(commandSchemas).map((type) => [type, `#/components/schemas/${nameOf(type)}`]),
        ),
      },
    },
    ...commands,
    Accepted: closed({
      ok: { const: true },
      revision: {
        ...whole,
        description: "The room's revision after the command; the show's for its own ones.",
      },
    }),
    Refusal: {
      ...closed({ ok: { const: false }, code: { enum: REFUSAL_CODES }, message: text }),
      description:
        'The rules do not allow it; nothing has changed. `message` is for a person, in the language of the show.',
    },
    Denial: {
      ...closed({ ok: { const: false }, code: { enum: denialCodes }, message: text }),
      description: 'It never came to the rules.',
    },
    View: {
      ...closed(
        {
          role: { enum: ROLES },
          at: { ...whole, description: 'Server time of the readings in this view, ms.' },
          show: { type: 'object' },
          rooms: {
            type: 'object',
            description: 'By room id: `revision`, `game`, `clock`, `party`, `chgk`, `graphics` …',
            additionalProperties: { type: 'object' },
          },
        },
        ['role', 'at', 'rooms'],
      ),
      description:
        'What a role may see, and nothing else. Operator, host and public also get `teams`, `standings`, `series` and `rating`.',
    },
    JournalLine: closed({ seq: whole, at: whole, room: { type: ['string', 'null'] }, type: text, text }, [
      'seq',
      'at',
      'room',
      'type',
    ]),
    Links: closed({
      origins: { type: 'array', items: text },
      pages: { type: 'array', items: text },
      operator: text,
      host: text,
      explainer: { type: 'object', additionalProperties: text },
    }),
    NewShow: closed({ name: text }),
    ShowInfo: closed({ file: text, name: text, bytes: whole, changed: text, open: flag, archived: flag }),
    ShowList: closed({ folder: text, shows: { type: 'array', items: ref('ShowInfo') } }),
    Theme: {
      ...closed(
        {
          id: { ...text, pattern: '^[a-z0-9-]{1,40}$' },
          name: { oneOf: [text, closed({ ru: text, en: text })] },
          display: { enum: FONTS },
          text: { enum: FONTS },
          corner: { enum: ['left', 'right'] },
          logo: { type: ['string', 'null'], description: 'A picture as a `data:` address.' },
          tokens: {
            type: 'object',
            properties: Object.fromEntries(Object.keys(classic.tokens).map((token) => [token, text])),
            additionalProperties: false,
          },
        },
        [],
      ),
      description: "How graphics look. What is left out is the classic theme's.",
    },
    ThemeInfo: closed({
      id: text,
      name: { oneOf: [closed({ ru: text, en: text }), { type: 'null' }] },
      changed: text,
      problem: { type: ['string', 'null'] },
    }),
    SoundInfo: closed({ name: text, address: text, bytes: whole, changed: text }),
    ObsSettings: obsSettings,
    ObsStatus: {
      type: 'object',
      description: 'What OBS reports and what it is asked for. Holds no password.',
    },
    ObsAnswer: closed(
      { ok: flag, file: { type: ['string', 'null'] }, message: { type: ['string', 'null'] } },
      ['ok'],
    ),
  };
}

const operation = (summary: string, responses: Json, more: Json = {}): Json => ({
  summary,
  responses: {
    ...responses,
    '401': denied('The token is unknown.'),
    '403': denied('Not with this token.'),
  },
  ...more,
});

const showOperation = (summary: string, status: string, more: Json = {}): Json =>
  operation(
    summary,
    {
      [status]: json(ref('ShowInfo'), 'The show.'),
      '409': denied('There is one of that name, it is open, or it cannot be used.'),
    },
    more,
  );
const obsOperation = (summary: string, body: Json | null): Json =>
  operation(
    summary,
    {
      '200': json(ref('ObsAnswer'), 'Done.'),
      '400': denied('A field is wrong.'),
      '409': json(ref('ObsAnswer'), 'It did not happen.'),
    },
    body === null ? {} : { requestBody: takes(body) },
  );

const done = json(closed({ ok: { const: true } }), 'Done.');
const sound: Json = { schema: { type: 'string', format: 'binary' } };
const idParameter: Json = { in: 'path', name: 'id', required: true, schema: text };
const fileParameter: Json = { in: 'path', name: 'file', required: true, schema: text };

function paths(): Json {
  return {
    '/api/commands': {
      post: operation(
        'Carries a command out, or says why not. It is on the disk before it is answered.',
        {
          '200': json(ref('Accepted'), 'Carried out.'),
          '400': json(ref('Refusal'), '`invalid`: malformed; the message names the field.'),
          '409': json(ref('Refusal'), 'Refused by the rules; nothing has changed.'),
          '413': denied('The body is too large.'),
          '503': denied('The journal cannot be written; nothing has changed.'),
        },
        { requestBody: takes(ref('Command')) },
      ),
    },
    '/api/view': {
      get: operation(
        "The view of the caller's role.",
        { '200': json(ref('View'), 'The view.'), '404': denied('There is no such room.') },
        { parameters: [query('room', text, 'Only this room.')] },
      ),
    },
    '/api/journal': {
      get: operation(
        'The journal as JSON lines.',
        {
          '200': {
            description: 'An event a line.',
            content: { 'application/x-ndjson': { schema: ref('JournalLine') } },
          },
        },
        {
          parameters: [
            query('after', whole, 'Only what follows this place.'),
            query('last', whole, 'Only so many lines, the last ones.'),
            query('lang', { enum: ['ru', 'en'] }, 'Adds `text`: what happened, in words.'),
          ],
        },
      ),
    },
    '/api/health': {
      get: {
        summary: 'Whether the server is there.',
        security: [],
        responses: { '200': json(closed({ ok: { const: true }, build: text }), 'It is.') },
      },
    },
    '/api/openapi.json': {
      get: {
        summary: 'This description.',
        security: [],
        responses: { '200': json({ type: 'object' }, 'OpenAPI 3.1.') },
      },
    },
    '/api/links': {
      get: operation('Addresses of the pages, and the tokens for them.', {
        '200': json(ref('Links'), 'The links.'),
      }),
    },
    '/api/shows': {
      get: operation('The shows in the data folder.', { '200': json(ref('ShowList'), 'The shows.') }),
      post: showOperation('Makes a show and opens it.', '201', { requestBody: takes(ref('NewShow')) }),
    },
    '/api/shows/{file}/open': { parameters: [fileParameter], post: showOperation('Opens a show.', '200') },
    '/api/shows/{file}/duplicate': {
      parameters: [fileParameter],
      post: showOperation('Copies a show under another name.', '201', { requestBody: takes(ref('NewShow')) }),
    },
    '/api/shows/{file}/archive': {
      parameters: [fileParameter],
      post: showOperation('Puts a show away.', '200'),
    },
    '/api/shows/{file}/restore': {
      parameters: [fileParameter],
      post: showOperation('Takes a show out of the archive.', '200'),
    },
    '/api/shows/{file}/copy': {
      parameters: [fileParameter],
      get: operation('The whole journal of a show as a file.', {
        '200': {
          description: 'The file.',
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        '409': denied('It cannot be used.'),
      }),
    },
    '/api/themes': {
      get: operation("Themes of one's own, shared by all shows.", {
        '200': json(closed({ themes: { type: 'array', items: ref('ThemeInfo') } }), 'The themes.'),
      }),
    },
    '/api/themes/{id}': {
      parameters: [idParameter],
      get: operation('A theme.', {
        '200': json(ref('Theme'), 'The theme.'),
        '404': denied('There is no such theme.'),
      }),
      put: operation(
        'Saves a theme; pages that wear it show it at once.',
        {
          '200': json(ref('Theme'), 'Saved over the old one.'),
          '201': json(ref('Theme'), 'Saved as a new one.'),
          '400': denied('A field is wrong; the message names it.'),
        },
        { requestBody: takes(ref('Theme')) },
      ),
      delete: operation('Deletes a theme; a show that wears it goes back to `auto`.', {
        '200': done,
        '404': denied('There is no such theme.'),
      }),
    },
    '/api/sounds': {
      get: operation("Sounds of one's own, shared by all shows.", {
        '200': json(closed({ sounds: { type: 'array', items: ref('SoundInfo') } }), 'The sounds.'),
      }),
      post: operation(
        'Keeps a sound: WAV, MP3, OGG, FLAC or WebM, 8 MB at most.',
        {
          '201': json(ref('SoundInfo'), 'Kept; the same file twice is one.'),
          '400': denied('It is no such sound.'),
          '413': denied('The file is too large.'),
        },
        {
          parameters: [query('name', text, "The file's name.")],
          requestBody: { required: true, content: { 'audio/*': sound } },
        },
      ),
    },
    '/api/sounds/{file}': {
      parameters: [fileParameter],
      delete: operation('Deletes a sound; where it stood in, the own cue is heard again.', {
        '200': done,
        '404': denied('There is no such sound.'),
      }),
    },
    '/themes/{id}.json': {
      parameters: [idParameter],
      get: {
        summary: 'A theme, for the pages.',
        security: [],
        responses: { '200': json(ref('Theme'), 'The theme.'), '404': denied('There is no such theme.') },
      },
    },
    '/sounds/{file}': {
      parameters: [fileParameter],
      get: {
        summary: 'A sound, for the sound page.',
        security: [],
        responses: {
          '200': { description: 'The sound.', content: { 'audio/*': sound } },
          '404': denied('There is no such sound.'),
        },
      },
    },
    '/api/obs': {
      get: operation('OBS as it is.', { '200': json(ref('ObsStatus'), 'The status.') }),
      put: obsOperation('Changes the settings of the connection and the scene table.', ref('ObsSettings')),
    },
    '/api/obs/scene': {
      post: obsOperation('Shows a scene until the situation changes.', closed({ scene: text })),
    },
    '/api/obs/hold': {
      post: obsOperation('Holds the scene that is on, or lets it go.', closed({ on: flag })),
    },
    '/api/obs/action': {
      post: obsOperation('Recording, stream, replay.', closed({ action: { enum: OBS_ACTIONS } })),
    },
    '/api/obs/setup': { post: obsOperation('Makes the usual scenes where they are missing.', null) },
    '/api/obs/waiting-page': {
      get: operation(
        'A file for OBS that waits for the server and then goes to a page.',
        { '200': { description: 'The file.', content: { 'text/html': { schema: text } } } },
        { parameters: [query('path', text, 'Path of the page; `/overlays/program/` if left out.')] },
      ),
    },
  };
}

export const describeApi = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Volchok',
    version: String(PROTOCOL),
    description:
      'Commands in, views out. A role comes from the token in the link; without one a caller is the public. ' +
      '`/ws?token=` streams views and takes commands: the server says `{type: "welcome", role, now, show}`, then ' +
      '`{type: "view", seq, view}` at once and after every change; a page sends `{type: "command", ref, command}` and gets ' +
      '`{type: "answer", ref, answer}` (with the `show` of the welcome it is refused as `other-show` once another one is open), or `{type: "ping", ref}` and gets `{type: "pong", ref, now}`.',
  },
  security: [{}, { bearer: [] }, { link: [] }],
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      link: { type: 'apiKey', in: 'query', name: 'token' },
    },
    schemas: components(),
  },
  paths: paths(),
});

/** The description of all this, made from the very schemas by which commands are checked. */
export function openApiRoute(app: FastifyInstance): void {
  let made: Json | null = null;
  app.get('/api/openapi.json', () => (made ??= describeApi()));
}
