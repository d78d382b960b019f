/** Marks objects that cross into the sandbox as handles, not as copies; and says what they lack. */
export const LIVE = Symbol('live')

export interface LiveOptions {
  /** Named in the errors for what is not provided. */
  name: string
  /** Members of Figma's that this host lacks: reading one throws. Others read as undefined. */
  missing: (member: string) => boolean
}

export function live<T extends object>(target: T, options: LiveOptions): T {
  Object.defineProperty(target, LIVE, { value: options })
  return target
}

export function liveOptions(value: object): LiveOptions | undefined {
  return (value as { [LIVE]?: LiveOptions })[LIVE]
}

export function notProvided(name: string, member: string): Error {
  return new Error(`${name}.${member} is not provided by this host, which is not Figma.`)
}
