/**
 * A page to be loaded by OBS as a local file: it shows nothing and goes to `url` as soon as the server there answers. A
 * browser source that was started before the server would stay blank until somebody refreshed it by hand.
 *
 * Local pages are no secure context and of another origin, so the answer itself can't be read; that there is one is
 * enough. Two ways of asking, because browsers limit, version by version, which of them a local page may use.
 */
export function waitingPage(url: string): string {
  const target = new URL(url);
  const health = new URL('/api/health', target);
  const socket = new URL('/ws', target);
  socket.protocol = target.protocol === 'https:' ? 'wss:' : 'ws:';
  const literal = (value: URL): string => JSON.stringify(value.href).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>Волчок</title>
<style>html, body { margin: 0; background: transparent; overflow: hidden; }</style>
</head>
<body>
<script>
'use strict';
const page = ${literal(target)};
const health = ${literal(health)};
const socket = ${literal(socket)};
let found = false;
function answered() {
  if (found) return;
  found = true;
  location.replace(page);
}
function knock() {
  if (found) return;
  fetch(health, { mode: 'no-cors', cache: 'no-store' }).then(answered, () => undefined);
  try {
    const attempt = new WebSocket(socket);
    attempt.onopen = () => { attempt.close(); answered(); };
    setTimeout(() => attempt.close(), 900);
  } catch {}
  setTimeout(knock, 1000);
}
knock();
</script>
</body>
</html>
`;
}
