/** A browser of the Chromium family on this computer. */
export interface Chromium {
  executablePath: string
  /** Environment variables it needs beside the process's own. */
  env: Readonly<Record<string, string>>
  /** It came in an npm package, and gets older with it. */
  packaged?: true
}

/** No browser could be found or started; the message says what to do. */
export class NoBrowser extends Error {
  override name = 'NoBrowser'
}
