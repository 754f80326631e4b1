/** Pictures of 1920×1080 that graphics have to hold their own on. */
const svg = (content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080">${content}</svg>`)}`;

/** The same scatter every time: sheets of the same graphic can be laid side by side. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const PEOPLE = ['#a8324a', '#2f6d8c', '#d9a441', '#3f7d4f', '#6a4a8c', '#e2e2dc', '#20242e', '#c4623a'];
const SKIN = ['#e0b896', '#c79a7a', '#8d5f45', '#f1cfb2'];

/** Rows of an audience under lamps and bunting: colour and edges everywhere. */
function hall(): string {
  const next = scatter(7);
  const pick = (from: readonly string[]): string => from[Math.floor(next() * from.length)] ?? '#fff';
  const shelves = Array.from({ length: 64 }, (_, i) => {
    const x = i * 30;
    return `<rect x="${x}" y="${60 + next() * 60}" width="${16 + next() * 12}" height="${180 + next() * 80}" fill="${pick(PEOPLE)}"/>`;
  });
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 14 }, (_, i) => {
      const x = i * 145 + (row % 2) * 70 + next() * 30;
      const y = 300 + row * 165;
      const size = 34 + row * 7;
      return `<ellipse cx="${x}" cy="${y + size * 2.6}" rx="${size * 1.7}" ry="${size * 2}" fill="${pick(PEOPLE)}"/>
        <circle cx="${x}" cy="${y}" r="${size}" fill="${pick(SKIN)}"/>
        <path d="M${x - size} ${y - 4}a${size} ${size} 0 0 1 ${size * 2} 0q-${size} -${size * 0.5} -${size * 2} 0z" fill="#2a1b16"/>`;
    }).join(''),
  );
  const lamps = Array.from(
    { length: 9 },
    (_, i) => `<circle cx="${110 + i * 215}" cy="${36 + (i % 2) * 26}" r="30" fill="#fff3c9"/>`,
  );
  const flags = Array.from(
    { length: 40 },
    (_, i) => `<path d="M${i * 50} ${250 + Math.sin(i / 3) * 16}h40l-20 46z" fill="${pick(PEOPLE)}"/>`,
  );
  return svg(`<rect width="1920" height="1080" fill="#8a7660"/>${shelves.join('')}${lamps.join('')}
    ${rows.join('')}${flags.join('')}`);
}

/** White cloth, white flowers, a white dress in the sun. */
function wedding(): string {
  const next = scatter(3);
  const petals = Array.from({ length: 260 }, () => {
    const grey = 225 + Math.floor(next() * 30);
    return `<circle cx="${next() * 1920}" cy="${next() * 1080}" r="${12 + next() * 42}" fill="rgb(${grey} ${grey - 3} ${grey - 8})"/>`;
  });
  return svg(`<rect width="1920" height="1080" fill="#f8f6f1"/>${petals.join('')}`);
}

/** A dark hall: two faces in the light of a screen. */
function dark(): string {
  const next = scatter(5);
  const dust = Array.from(
    { length: 90 },
    () =>
      `<circle cx="${next() * 1920}" cy="${next() * 1080}" r="${2 + next() * 5}" fill="#2b3350" opacity="${next()}"/>`,
  );
  return svg(`<rect width="1920" height="1080" fill="#05060b"/>
    <rect x="700" y="200" width="520" height="300" fill="#141c34"/>
    <circle cx="520" cy="640" r="70" fill="#33241f"/><circle cx="1390" cy="620" r="76" fill="#2c2022"/>${dust.join('')}`);
}

export const CAMERAS = { hall: hall(), wedding: wedding(), dark: dark() } as const;
export type Camera = keyof typeof CAMERAS;
