import { buildPlugin } from './built-plugin'
import { isBuildStale } from './stale-build'

/** Tests of the built plugin need a build of the source as it is: `npm test` makes one first, a single run where it is none. */
export default async function setup(): Promise<void> {
  if (isBuildStale('.')) await buildPlugin()
}
