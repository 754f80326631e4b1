import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface VideoFacts {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly codec: string;
}

/** What ffprobe says of a video file. */
export async function probe(file: string): Promise<VideoFacts> {
  const { stdout } = await run('ffprobe', [
    ...['-v', 'error', '-select_streams', 'v:0', '-of', 'json'],
    ...['-show_entries', 'format=duration:stream=codec_name,width,height', file],
  ]);
  const { format, streams } = JSON.parse(stdout) as {
    format: { duration: string };
    streams: { codec_name: string; width: number; height: number }[];
  };
  const [stream] = streams;
  if (stream === undefined) throw new Error(`No picture in ${file}.`);
  return {
    seconds: Number(format.duration),
    width: stream.width,
    height: stream.height,
    codec: stream.codec_name,
  };
}

/** A part of a picture in shares of its width and height, 0–1. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Frames {
  readonly width: number;
  readonly height: number;
  /** Grey values, row by row. */
  readonly pictures: readonly Buffer[];
}

/** Frames of a part of a video, `perSecond` of them for every second between two times of the file in seconds. */
export async function frames(
  file: string,
  region: Region,
  { from, to, perSecond }: { readonly from: number; readonly to: number; readonly perSecond: number },
): Promise<Frames> {
  const whole = await probe(file);
  // Colours are recorded for two by two pixels: ffmpeg cuts there, and nowhere between.
  const even = (share: number, of: number): number => 2 * Math.round((share * of) / 2);
  const width = even(region.width, whole.width);
  const height = even(region.height, whole.height);
  const x = even(region.x, whole.width);
  const y = even(region.y, whole.height);
  const { stdout } = await run(
    'ffmpeg',
    [
      ...['-v', 'error', '-ss', String(from), '-i', file, '-t', String(to - from)],
      ...['-vf', `fps=${perSecond},crop=${width}:${height}:${x}:${y}`],
      ...['-f', 'rawvideo', '-pix_fmt', 'gray', '-'],
    ],
    { encoding: 'buffer', maxBuffer: 512 * 1024 * 1024 },
  );
  const size = width * height;
  const count = Math.floor(stdout.length / size);
  return {
    width,
    height,
    pictures: Array.from({ length: count }, (_, index) => stdout.subarray(index * size, (index + 1) * size)),
  };
}

/** Share of the pixels, 0–1, that are plainly different: by more than the noise of a video encoder. */
export function changed(before: Buffer, after: Buffer, noise = 40): number {
  let count = 0;
  for (let at = 0; at < before.length; at += 1) {
    if (Math.abs((before[at] ?? 0) - (after[at] ?? 0)) > noise) count += 1;
  }
  return count / before.length;
}

/** One frame of a video as a PNG. */
export async function still(file: string, second: number): Promise<Buffer> {
  const { stdout } = await run(
    'ffmpeg',
    [
      '-v',
      'error',
      '-ss',
      String(second),
      '-i',
      file,
      '-frames:v',
      '1',
      '-f',
      'image2',
      '-c:v',
      'png',
      '-pred',
      'mixed',
      '-',
    ],
    { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}

/** The mean colour of a part of a video, `perSecond` times for every second of it. */
export async function colours(
  file: string,
  region: Region,
  perSecond: number,
): Promise<readonly (readonly [number, number, number])[]> {
  const { x, y, width, height } = region;
  const crop = `crop=iw*${width}:ih*${height}:iw*${x}:ih*${y}`;
  const { stdout } = await run(
    'ffmpeg',
    [
      ...['-v', 'error', '-i', file, '-vf', `fps=${perSecond},${crop},scale=1:1:flags=area`],
      ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
    ],
    { encoding: 'buffer', maxBuffer: 16 * 1024 * 1024 },
  );
  return Array.from({ length: Math.floor(stdout.length / 3) }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = stdout.subarray(index * 3, index * 3 + 3);
    return [red, green, blue] as const;
  });
}
