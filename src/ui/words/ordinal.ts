const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** A place as a word: 1st, 2nd, 3rd, 11th, 22nd. */
export function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14
  return `${place}${(teen ? undefined : ENDINGS[place % 10]) ?? 'th'}`
}
