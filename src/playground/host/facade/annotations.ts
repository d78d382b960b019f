import * as v from 'valibot'
import { assertEditable } from './compose'
import { apiObject } from './api-object'
import { categoriesIn, type StoredCategory } from './nodes/annotations'
import type { Session } from './session'
import { validate } from './validation'

const COLOURS = ['yellow', 'orange', 'red', 'pink', 'violet', 'blue', 'teal', 'green'] as const

const input = v.object({
  label: v.pipe(v.string(), v.minLength(1)),
  color: v.picklist(COLOURS)
})

/** `figma.annotations`: the categories of the file. */
export function annotationsApi(session: Session): AnnotationsAPI {
  const { graph } = session.store
  const kept = (): StoredCategory[] => categoriesIn(graph.getNode(graph.rootId)?.overrides)
  const keep = (categories: StoredCategory[]): void => {
    assertEditable(session)
    const { overrides } = graph.getNode(graph.rootId)!
    graph.updateNode(graph.rootId, {
      overrides: { ...overrides, annotationCategories: categories }
    })
  }
  const objectOf = (category: StoredCategory): AnnotationCategory => {
    const change = (to: Partial<StoredCategory>): void =>
      keep(kept().map((one) => (one.id === category.id ? { ...one, ...to } : one)))
    return apiObject(session, 'AnnotationCategory', {
      ...category,
      remove: () => keep(kept().filter(({ id }) => id !== category.id)),
      setColor: (color: AnnotationCategoryColor) => change({ color }),
      setLabel: (label: string) => change({ label })
    })
  }
  const find = (id: string): AnnotationCategory | null => {
    const found = kept().find((one) => one.id === id)
    return found === undefined ? null : objectOf(found)
  }
  return apiObject<AnnotationsAPI>(session, 'figma.annotations', {
    getAnnotationCategoriesAsync: () => Promise.resolve(kept().map(objectOf)),
    getAnnotationCategoryByIdAsync: (id) => Promise.resolve(find(id)),
    async addAnnotationCategoryAsync(wanted) {
      const made = validate('categoryInput', input, wanted)
      await Promise.resolve()
      const categories = kept()
      const id = `${categories.length}:${categories.length}`
      keep([...categories, { id, ...made, isPreset: false }])
      return find(id)!
    }
  })
}
