import fc from 'fast-check'

/** JSON values that another program may have written in place of ours. */
const PLANTED: unknown[] = [
  ...[null, true, '', 'constructor', '__proto__', 'toString', '<img src=x onerror=alert(1)>'],
  ...[0, -1, 0.5, 1e9, 1e308, -1e308, Number.MAX_SAFE_INTEGER],
  ...[[], [null], ['constructor'], {}, { length: 1e9 }, { toString: 1 }, { version: 99 }],
  ...['\ud800', '\u202eabc', 'a\u0000b', 'x'.repeat(100_000), JSON.parse('{"__proto__":{"a":1}}')]
]

/** JSON as ours, with one to three of its parts taken out, added to, or something else in their place. */
export function planted(ours: object): fc.Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
    value: fc.oneof(fc.constantFrom(...PLANTED), fc.jsonValue())
  })
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const copy = structuredClone(ours)
    for (const { at, how, value } of changes) {
      const places = placesIn(copy)
      // All may have been taken out already.
      if (places.length === 0) break
      const { holder, key } = places[at % places.length]!
      if (how === 'remove') Reflect.deleteProperty(holder, key)
      else Reflect.set(holder, how === 'add' ? 'extra' : key, structuredClone(value))
    }
    return copy
  })
}

interface Place {
  holder: object
  key: string
}

function placesIn(holder: object): Place[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    { holder, key },
    ...(typeof value === 'object' && value !== null ? placesIn(value as object) : [])
  ])
}
