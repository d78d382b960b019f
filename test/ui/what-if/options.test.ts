import { describe, expect, it } from 'vitest'
import type { Fix } from '../../../src/engine/texts/judge-layers'
import { helping, keyOf, optionsOf } from '../../../src/ui/what-if/options'
import { layerShare } from '../support/layer-shares'

const button = layerShare({ id: 'button', name: 'Buy now', kind: 'control' })
const rival = layerShare({ id: 'rival', name: 'Learn more', kind: 'control' })
const photo = layerShare({ id: 'photo', name: 'Photo', kind: 'image' })

function fix(change: Partial<Fix> = {}): Fix {
  return { title: 'Fill it', reason: '', layers: [button, rival], answer: null, ...change }
}

const keys = (...args: Parameters<typeof optionsOf>): string[] => optionsOf(...args).map(keyOf)

describe('what can be tried about a fix', () => {
  it('begins with its answer, and has each change once', () => {
    const answer = { kind: 'fill', layer: button } as const
    expect(keys(fix({ answer }), button)).toEqual([
      'fill button',
      'larger button',
      'contrast button',
      'order button',
      'space button',
      'smaller rival',
      'calm rival',
      'hide rival'
    ])
  })

  it('gives the main action the colour of the other layer that is named', () => {
    const answer = { kind: 'fill', layer: button } as const
    expect(optionsOf(fix({ answer }), button)[0]).toMatchObject({ like: rival })
    expect(optionsOf(fix({ answer, layers: [button] }), button)[0]).toMatchObject({ like: null })
  })

  it('helps the main action also where the fix is about something else alone', () => {
    const answer = { kind: 'smaller', layer: photo } as const
    const all = keys(fix({ answer, layers: [photo] }), button)
    expect(all[0]).toBe('smaller photo')
    expect(all).toContain('larger button')
    // A picture has no colour to calm.
    expect(all).toContain('hide photo')
    expect(all).not.toContain('calm photo')
  })

  it('never hides what should lead', () => {
    for (const layers of [[button], [button, rival], [rival]]) {
      expect(keys(fix({ layers }), button)).not.toContain('hide button')
    }
  })

  it('raises no contrast that is known to be enough', () => {
    const look = { apart: 0, chroma: 0, own: 0, contrast: 7 }
    const clear = { ...button, look }
    expect(helping(clear).map(({ kind }) => kind)).not.toContain('contrast')
    const pale = { ...button, look: { ...look, contrast: 3 } }
    expect(helping(pale).map(({ kind }) => kind)).toContain('contrast')
  })
})
