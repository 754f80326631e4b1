/** What OBS said of itself; null while it has not been asked yet or does not have such a thing. */
export interface Reported {
  readonly version: string | null;
  readonly scenes: readonly string[];
  readonly programScene: string | null;
  readonly recording: boolean | null;
  readonly streaming: boolean | null;
  readonly replayBuffer: boolean | null;
}

export const NOTHING_REPORTED: Reported = {
  version: null,
  scenes: [],
  programScene: null,
  recording: null,
  streaming: null,
  replayBuffer: null,
};

export interface SceneRequest {
  readonly type: 'SetCurrentProgramScene';
  readonly data: { readonly sceneName: string };
}

export interface Difference {
  readonly requests: readonly SceneRequest[];
  /** The wanted scene, where OBS has none of that name. */
  readonly missing: string | null;
}

/** What must be asked of OBS so that it shows the desired scene. */
export function difference(desired: string | null, reported: Reported): Difference {
  if (desired === null || desired === reported.programScene) return { requests: [], missing: null };
  if (!reported.scenes.includes(desired)) return { requests: [], missing: desired };
  return { requests: [{ type: 'SetCurrentProgramScene', data: { sceneName: desired } }], missing: null };
}
