import * as v from 'valibot'
import { component, layers } from './layer-schemas'
import { length, paint, shadow, textStyle } from './token-schemas'

const sampleSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  size: v.strictTuple([length, length]),
  fill: paint,
  colours: v.record(v.string(), v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/))),
  styles: v.record(v.string(), textStyle),
  shadows: v.optional(v.record(v.string(), v.array(shadow)), {}),
  components: v.optional(v.array(component), []),
  layers
})

/** One sample design: its tokens, its components, and one top-level frame. Lengths are in px. */
export type Sample = v.InferOutput<typeof sampleSchema>

/** @throws Error that names the sample, the path inside it, and what is wrong there. */
export function parseSample(data: unknown): Sample {
  const result = v.safeParse(sampleSchema, data)
  if (result.success) return result.output
  const [issue] = result.issues
  const name = v.is(v.object({ name: v.string() }), data) ? `“${data.name}”` : 'without a name'
  const path = v.getDotPath(issue) ?? 'the file itself'
  throw new Error(`Sample ${name} cannot be read at ${path}: ${issue.message}`)
}
