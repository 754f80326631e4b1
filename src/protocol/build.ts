declare const __BUILD__: string | undefined;

/** Names the build of the pages that this code belongs to; `dev` where nothing was built. */
export const BUILD: string = typeof __BUILD__ === 'string' ? __BUILD__ : 'dev';
