import * as v from 'valibot'

/** Throws as Figma does when a property's value is of the wrong form. */
export function validate<const S extends v.GenericSchema>(
  property: string,
  schema: S,
  value: unknown
): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const issue = result.issues[0]
  const path = v.getDotPath(issue)
  throw new Error(
    `Property "${property}" failed validation: ${issue.message}${path === null ? '' : ` at ${path}`}`
  )
}

export function expectString(property: string, value: unknown): string {
  return validate(property, v.string(), value)
}

export function expectBoolean(property: string, value: unknown): boolean {
  return validate(property, v.boolean(), value)
}

export function expectNumber(
  property: string,
  value: unknown,
  least = -Infinity,
  most = Infinity
): number {
  return validate(
    property,
    v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most)),
    value
  )
}

export function expectOneOf<const T extends string>(
  property: string,
  value: unknown,
  options: readonly T[]
): T {
  return validate(property, v.picklist(options), value)
}
