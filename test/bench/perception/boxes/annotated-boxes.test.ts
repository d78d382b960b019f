import { describe, expect, it } from 'vitest'
import { annotatedBoxes, BOX_KINDS, type AnnotatedBox } from './annotated-boxes'

const fiwi = annotatedBoxes('fiwi')

/** The boxes of a set that break a rule, with their page's name. */
function exceptions(
  pages: typeof fiwi,
  holds: (box: AnnotatedBox, page: readonly AnnotatedBox[]) => boolean
) {
  return [...pages].flatMap(([name, page]) =>
    page.filter((box) => !holds(box, page)).map((box) => ({ page: name, ...box }))
  )
}

const within = (inner: AnnotatedBox, outer: AnnotatedBox) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

describe('the boxes drawn on web pages', () => {
  it('are there for 26 pages, and know every kind', () => {
    expect(fiwi.size).toBe(26)
    const kinds = new Set([...fiwi.values()].flat().map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual([...BOX_KINDS].sort())
  })

  it('lie within the page', () => {
    const outside = exceptions(
      fiwi,
      (box) => box.x + box.width <= 1366 && box.y + box.height <= 768
    )
    expect(outside).toEqual([])
  })

  it('show each face in a picture with a face, and no such picture without one', () => {
    const alone = exceptions(fiwi, (box, page) => {
      if (box.kind === 'face') {
        return page.some((other) => other.kind === 'facePicture' && within(box, other))
      }
      if (box.kind !== 'facePicture') return true
      return page.some((other) => other.kind === 'face' && within(other, box))
    })
    expect(alone).toEqual([])
  })

  it('run from top to bottom, each named and drawn once', () => {
    for (const page of fiwi.values()) {
      expect(page.map(({ y }) => y)).toEqual(page.map(({ y }) => y).sort((a, b) => a - b))
      expect(new Set(page.map((box) => JSON.stringify(box))).size).toBe(page.length)
    }
  })
})
