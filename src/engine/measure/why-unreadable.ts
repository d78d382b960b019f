import { words } from './words'

/** Why a map could not be read, by the name of its reading. Files of earlier versions hold the sentence itself. */
export function whyUnreadable(name: string): string {
  const reasons: Readonly<Record<string, string>> = words().unreadable
  return Object.hasOwn(reasons, name) ? (reasons[name] ?? name) : name
}
