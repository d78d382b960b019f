const RULES = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A place as an English word; tables of other languages write theirs: 1st, 2nd, 3rd, 11th, 22nd. */
export function ordinal(place: number): string {
  return `${place}${ENDINGS[RULES.select(place)] ?? 'th'}`
}
