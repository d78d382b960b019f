import { words } from './words'

interface Fault {
  message: string
  advice: string
}

/** The service's codes for unfit pictures. */
export type ImageFault = keyof ReturnType<typeof words>['image']

/** Words for a service's code about the picture; undefined for other codes. */
export function imageFault(code: string | null): Fault | undefined {
  return own<Fault>(words().image, code)
}

/**
 * Words for a code about a page that could not be captured; undefined for other codes. The interface
 * names none; these are the embedded service's, which often says more than its code does.
 */
export function pageFault(code: string, text: string): Fault | undefined {
  const fault = own<Fault>(words().page, code)
  return fault && { ...fault, message: words().ofPage({ ours: fault.message, theirs: text }) }
}

/** A table's own entry under a name from outside. */
function own<T>(table: Readonly<Record<string, T>>, name: string | null): T | undefined {
  return name !== null && Object.hasOwn(table, name) ? table[name] : undefined
}
