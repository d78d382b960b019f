import * as v from 'valibot'
import { allOrNothing, beginUndoStep } from '../figma/undo'
import { KEYS } from '../figma/storage/entries'
import { parseData } from '../figma/storage/parse-versioned'
import { dataOf, setData } from '../figma/storage/plugin-data'
import { words } from './words'

/** The list of layers that Glance has annotated, as their frame keeps it. */
const annotatedSchema = v.object({ version: v.literal(1), layers: v.array(v.string()) })

/** The category of Glance's annotations, by which developers filter them in Dev Mode. */
const CATEGORY = { label: 'Glance', color: 'violet' } as const

type Annotated = SceneNode & AnnotationsMixin

export function canBeAnnotated(node: BaseNode): node is Annotated {
  return 'annotations' in node
}

/** Ids of the layers of a frame that Glance has annotated. */
export function annotatedLayers(frame: BaseNode): string[] {
  const kept = parseData(frame, KEYS.annotated, annotatedSchema)
  return kept.state === 'found' ? kept.value.layers : []
}

/** The entry of that list as the frame keeps it; empty where there is none. */
export function annotatedText(frame: BaseNode): string {
  return dataOf(frame, KEYS.annotated)
}

function keepAnnotated(frame: BaseNode, layers: readonly string[]): void {
  setData(frame, KEYS.annotated, layers.length > 0 ? JSON.stringify({ version: 1, layers }) : '')
}

/**
 * Writes a note on a layer of a frame for developers, or takes it off where `noted` is false, as one undo step. Throws
 * placing_failed.
 */
export async function annotate(
  frame: SceneNode,
  layer: Annotated,
  text: string,
  noted: boolean
): Promise<void> {
  const known = await ownCategory()
  const isOurs = ({ categoryId }: Annotation): boolean => categoryId === known?.id
  const isIt = (one: Annotation): boolean => one.label === text && isOurs(one)
  if (layer.annotations.some(isIt) === noted) return
  beginUndoStep(null)
  const category = known ?? (await figma.annotations.addAnnotationCategoryAsync(CATEGORY))
  allOrNothing(words().annotation, () => {
    const others = layer.annotations.filter((one) => !isIt(one))
    const it = noted ? [{ label: text, categoryId: category.id }] : []
    layer.annotations = [...others.map(asGiven), ...it]
    const layers = new Set([...annotatedLayers(frame), layer.id])
    if (!noted && !others.some(isOurs)) layers.delete(layer.id)
    keepAnnotated(frame, [...layers])
  })
}

/** Finds the notes of Glance on a frame's layers; the function removes them, as part of the undo step that is open. */
export async function findAnnotations(frame: SceneNode): Promise<() => void> {
  const ids = annotatedLayers(frame)
  if (ids.length === 0) return () => undefined
  const category = await ownCategory()
  const layers = await Promise.all(ids.map((id) => figma.getNodeByIdAsync(id)))
  return () => {
    for (const layer of layers) {
      if (layer === null || layer.removed || !canBeAnnotated(layer)) continue
      const others = layer.annotations.filter(({ categoryId }) => categoryId !== category?.id)
      if (others.length < layer.annotations.length) layer.annotations = others.map(asGiven)
    }
    keepAnnotated(frame, [])
  }
}

async function ownCategory(): Promise<AnnotationCategory | null> {
  const categories = await figma.annotations.getAnnotationCategoriesAsync()
  return categories.find(({ label, isPreset }) => !isPreset && label === CATEGORY.label) ?? null
}

/** Figma gives a plain label as Markdown, too, and takes one of them alone. */
function asGiven({ label, labelMarkdown, properties, categoryId }: Annotation): Annotation {
  const text = labelMarkdown === undefined ? { label } : { labelMarkdown }
  return {
    ...((label ?? labelMarkdown) !== undefined && (text as Annotation)),
    ...(properties !== undefined && { properties }),
    ...(categoryId !== undefined && { categoryId })
  }
}
