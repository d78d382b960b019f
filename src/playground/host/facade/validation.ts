import * as v from 'valibot'

/** Checks a new value of a property; throws like Figma when it is invalid. */
export type Check<T> = (property: string, value: unknown) => T

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

export const expectString: Check<string> = checkOf(v.string())
export const expectBoolean: Check<boolean> = checkOf(v.boolean())

/** A finite number from `least` to `most`. */
export function number(least = -Infinity, most = Infinity): Check<number> {
  return checkOf(v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most)))
}

export function oneOf<const T extends string>(...options: readonly T[]): Check<T> {
  return checkOf(v.picklist(options))
}

function checkOf<const S extends v.GenericSchema>(schema: S): Check<v.InferOutput<S>> {
  return (property, value) => validate(property, schema, value)
}
