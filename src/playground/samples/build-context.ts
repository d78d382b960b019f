import type { DocumentAPI } from '../host/facade/document-api'
import type { Sample } from './parse-sample'

/** Shared by all layers of the sample being built. */
export interface BuildContext {
  figma: FigmaApi
  sample: Sample
  components: Map<string, ComponentNode>
  /** @throws Error when there is no picture of that name. */
  picture: (name: string) => Image
}

/** Looks a name up, or says which name is missing: a typo in a sample should not be silent. */
export function named<Value>(values: Record<string, Value>, name: string, kind: string): Value {
  const value = values[name]
  if (value === undefined) throw new Error(`There is no ${kind} “${name}”`)
  return value
}

/** The part of Figma's plugin API that builds samples. */
export type FigmaApi = DocumentAPI

/** A parent of a sample's layers. */
export type Parent = PageNode | SectionNode | FrameNode | ComponentNode
