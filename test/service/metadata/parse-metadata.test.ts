import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../../src/service/service-error'
import {
  briefFields,
  DEFAULT_METADATA_KEYS,
  parseMetadata
} from '../../../src/service/metadata/parse-metadata'

const FIELDS = briefFields(DEFAULT_METADATA_KEYS)

const keys = fc.oneof(
  fc.constantFrom(...FIELDS.keys(), '__proto__', 'constructor', 'toString'),
  fc.string()
)
const values = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null))

describe('a metadata update', () => {
  it('accepts or ignores every key of any flat object, or refuses it by name', () => {
    const bodies = fc.array(fc.tuple(keys, values)).map((fields) => Object.fromEntries(fields))
    fc.assert(
      fc.property(bodies, (body) => {
        const wrong = Object.keys(body).find(
          (key) => FIELDS.has(key) && typeof body[key] !== 'string'
        )
        if (wrong !== undefined) {
          expect(() => parseMetadata(body, FIELDS)).toThrow(ServiceError)
          return
        }
        const { accepted, brief, ignored } = parseMetadata(body, FIELDS)
        expect([...Object.keys(accepted), ...ignored].sort()).toEqual(Object.keys(body).sort())
        for (const [key, value] of Object.entries(accepted)) {
          expect(value).toBe(body[key])
          expect(brief[FIELDS.get(key)!]).toBe(value)
        }
      })
    )
  })

  it('refuses everything else with nothing but `bad_request`', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (body) => {
        try {
          parseMetadata(body, FIELDS)
        } catch (error) {
          expect(error).toMatchObject({ code: 'bad_request' })
        }
      })
    )
  })
})
