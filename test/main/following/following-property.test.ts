import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invert, multiply, sameTransform } from '../../../src/main/figma/geometry/transform'
import { analyse } from '../support/analyse'
import { overlaysIn } from '../support/canvas'
import { openWith, settled } from '../support/glance'
import { resultOf } from '../support/samples'
import { runs } from '../../support/fuzz/runs'

const degrees = fc.integer({ min: -180, max: 180 })
const distance = fc.double({ min: -900, max: 900, noNaN: true })

type Edit = (inner: FrameNode, outer: FrameNode) => void

const edit: fc.Arbitrary<Edit> = fc.oneof(
  distance.map(
    (by): Edit =>
      (inner) =>
        (inner.x += by)
  ),
  distance.map(
    (by): Edit =>
      (_inner, outer) =>
        (outer.y += by)
  ),
  degrees.map(
    (angle): Edit =>
      (inner) =>
        (inner.rotation = angle)
  ),
  degrees.map(
    (angle): Edit =>
      (_inner, outer) =>
        (outer.rotation = angle)
  ),
  fc.constant<Edit>((inner, outer) => outer.parent!.appendChild(inner)),
  fc.constant<Edit>((inner, outer) => outer.appendChild(inner))
)

test('whatever moves, turns or reparents a frame, its overlay keeps its place as seen from it', async () => {
  const { document, node: inner, glance } = await openWith('nestedRotatedFrame')
  const outer = inner.parent as FrameNode
  await analyse(glance, inner.id)
  const group = (await document.figma.getNodeByIdAsync(overlaysIn(document)[0]!.id)) as GroupNode
  const seenFromFrame = () =>
    group.children.map((layer) =>
      multiply(invert(inner.absoluteTransform), (layer as RectangleNode).absoluteTransform)
    )
  const before = seenFromFrame()

  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), async (edits) => {
      for (const change of edits) document.edit(() => change(inner, outer))
      await settled()
      await glance.main.setOverlay(resultOf(inner.id), { opacity: 0.5 })
      seenFromFrame().forEach((now, index) => {
        expect(sameTransform(now, before[index]!, 0.05)).toBe(true)
      })
    }),
    runs(15)
  )
})
