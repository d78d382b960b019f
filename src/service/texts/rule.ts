import type { Brief } from './brief'
import type { Measured } from './measured'

/** One sentence and the numbers it follows from. Its text quotes what its condition has looked at. */
export interface Rule {
  id: string
  when(measured: Measured, brief: Brief): boolean
  say(measured: Measured, brief: Brief): string
}

/** A rule about something that is found in an analysis, or is not there. */
export function about<T>(
  id: string,
  find: (measured: Measured, brief: Brief) => T | null,
  say: (found: T, measured: Measured, brief: Brief) => string
): Rule {
  return {
    id,
    when: (measured, brief) => find(measured, brief) !== null,
    say: (measured, brief) => say(find(measured, brief)!, measured, brief)
  }
}

/** The sentences whose conditions hold, in the order of the table. */
export function sentences(rules: readonly Rule[], measured: Measured, brief: Brief): string[] {
  return rules.filter((rule) => rule.when(measured, brief)).map((rule) => rule.say(measured, brief))
}
