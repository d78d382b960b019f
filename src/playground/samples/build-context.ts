import type { Sample } from './parse-sample'

/** What building the layers of one sample needs besides the layer itself. */
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

/** What building samples needs of Figma's plugin API. */
export type FigmaApi = Pick<
  PluginAPI,
  | 'createComponent'
  | 'createEllipse'
  | 'createFrame'
  | 'createImage'
  | 'createRectangle'
  | 'createSection'
  | 'createText'
  | 'createVector'
  | 'currentPage'
  | 'group'
  | 'loadFontAsync'
>

/** What can hold the layers of a sample. */
export type Parent = PageNode | SectionNode | FrameNode | ComponentNode
