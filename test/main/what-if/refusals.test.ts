import { beforeEach, describe, expect, it } from 'vitest'
import type { Candidate } from '../../../src/file'
import { analyse } from '../support/analyse'
import { openGlance, VIEWER } from '../support/glance'
import { resultOf } from '../support/samples'
import {
  apply,
  ask,
  change,
  green,
  layer,
  openSample,
  refused,
  request,
  type Trying
} from './support'

const LANDING = 'Landing page A'

let trying: Trying
const at = (name: string): string => layer(trying, name).id
const higher = (name: string, by = 8): Candidate =>
  change('touch', { do: 'grow', id: at(name), by })

beforeEach(async () => {
  trying = await openSample(LANDING)
})

describe('a change is refused, on a copy and in the frame, and leaves nothing behind, where', () => {
  it('the layer lies inside an instance, which keeps its layers where they are', async () => {
    const [badge] = (layer(trying, 'Feature / Light') as InstanceNode).children
    const [id, before] = [badge!.id, at('Primary CTA')]
    await refused(trying, change('touch', { do: 'grow', id, by: 10 }), 'in_instance')
    await refused(trying, change('order', { do: 'order', id, before }), 'in_instance')
  })

  it('the layer, or one around it, is locked', async () => {
    trying.document.edit(() => (layer(trying, 'Hero / Actions').locked = true))
    await refused(trying, higher('Primary CTA'), 'layer_locked')
    trying.document.edit(() => (trying.frame.locked = true))
    await refused(trying, green(at('Price tag')), 'layer_locked', [apply])
  })

  it('any layer that has to change with it is locked', async () => {
    trying.document.edit(() => (layer(trying, 'Secondary CTA').locked = true))
    const edits = ['Primary CTA', 'Secondary CTA'].map(
      (name) => ({ do: 'fill', id: at(name), from: null, to: '#1C1917' }) as const
    )
    await refused(trying, change('swap', edits[0]!, edits[1]!), 'layer_locked')
  })

  it('a font is missing, also of a hidden text, which is laid out with the others', async () => {
    const { document, glance, frame } = trying
    const label = layer(trying, 'Primary CTA / Label') as TextNode
    document.edit(() => {
      const hidden = label.clone()
      hidden.visible = false
      label.parent!.appendChild(hidden)
      document.graph.updateNode(hidden.id, { fontFamily: 'Nowhere' })
    })
    await analyse(glance, frame.id)
    await refused(trying, higher('Primary CTA'), 'font_missing')
    // Colours need no font.
    await ask(trying, green(at('Primary CTA')))
  })

  it('the layer lies inside a component of the frame, which is copied as an instance', async () => {
    trying = await openSample(LANDING, 'Primary CTA')
    const label = layer(trying, 'Primary CTA / Label')
    const candidate = change('touch', { do: 'grow', id: label.id, by: 8 })
    await refused(trying, candidate, 'in_instance', [ask])
  })

  it('a layer has been deleted, or is none of the frame', async () => {
    const candidate = green(at('Price tag'))
    trying.document.edit(() => layer(trying, 'Price tag').remove())
    await analyse(trying.glance, trying.frame.id)
    await refused(trying, candidate, 'layer_removed')
    await refused(trying, green(trying.frame.id), 'layer_removed')
  })

  it('it would change nothing', async () => {
    const to = '#C2410C'
    await refused(
      trying,
      change('recolour', { do: 'fill', id: at('Primary CTA'), from: to, to }),
      'no_effect'
    )
    const [id, before] = [at('Hero / Lead'), at('Primary CTA')]
    await refused(trying, change('order', { do: 'order', id, before }), 'no_effect')
  })

  it('there is no room for it', async () => {
    await refused(trying, higher('Primary CTA', 400), 'no_room')
  })

  it('nothing may be written, as in Dev Mode and for viewers', async () => {
    const { document, frame } = trying
    const glance = await openGlance({ document, environment: VIEWER })
    await refused({ document, frame, glance }, green(at('Price tag')), 'view_only')
  })

  it('what is asked for is no change that Glance makes', async () => {
    const { tryChange } = trying.glance.main
    const id = at('Price tag')
    const strange = [
      { do: 'fill', id, from: null, to: 'red' },
      { do: 'grow', id, by: Infinity },
      { do: 'grow', id, by: -5 },
      { do: 'scale', id, by: 1.2 },
      { do: 'delete', id },
      { do: 'fill', id: 'x'.repeat(501), from: null, to: '#00AA00' },
      { do: 'hide', id }
    ]
    for (const edit of strange) {
      const candidate = { kind: 'recolour', layerId: id, likeId: null, edits: [edit] }
      await expect(tryChange(request(trying, candidate as Candidate))).rejects.toThrow()
    }
    const many = Array.from({ length: 65 }, () => ({ do: 'order', id, before: id }) as const)
    const candidate: Candidate = { kind: 'order', layerId: id, likeId: null, edits: many }
    await expect(tryChange(request(trying, candidate))).rejects.toThrow()
    await expect(tryChange(request(trying, { ...candidate, edits: [] }))).rejects.toThrow()
  })
})

it('the result of another run is left alone', async () => {
  const { frame, glance } = trying
  const of = resultOf(frame.id, 'run-0')
  const candidate = green(at('Price tag'))
  const { main } = glance
  expect(await main.tryChange(request(trying, candidate, { of }))).toBe('replaced')
  expect(await main.applyChange({ of, change: candidate })).toBe('replaced')
})
