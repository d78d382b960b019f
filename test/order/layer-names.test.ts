import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layerNames, type Named } from '../../src/order/layer-order'

const word = fc.constantFrom('Price', 'Button', 'Team plan', 'Buy')
const layers = fc.array(
  fc.record({ name: word, label: fc.option(word), group: fc.option(word) }).map(toNamed),
  { maxLength: 12 }
)

function toNamed(one: { name: string; label: string | null; group: string | null }): Named {
  const { name, label, group } = one
  return { name, ...(label !== null && { label }), ...(group !== null && { group }) }
}

function names(...list: Named[]): string[] {
  return [...layerNames(list).values()]
}

describe('what layers are called', () => {
  it('is their name where nobody else has it', () => {
    expect(names({ name: 'Price', group: 'Team plan' }, { name: 'Buy', label: 'Buy now' })).toEqual(
      ['Price', 'Buy']
    )
  })

  it('adds what is written on them, or else their group, or both', () => {
    expect(names({ name: 'Button', label: 'Buy' }, { name: 'Button', label: 'Help' })).toEqual([
      'Button, Buy',
      'Button, Help'
    ])
    expect(
      names({ name: 'Price', group: 'Team plan' }, { name: 'Price', group: 'Solo plan' })
    ).toEqual(['Price, Team plan', 'Price, Solo plan'])
    const of = (label: string, group: string): Named => ({ name: 'Button', label, group })
    const four = [of('Buy', 'Solo'), of('Help', 'Solo'), of('Buy', 'Team'), of('Help', 'Team')]
    expect(names(...four)).toContain('Button, Help, Team')
  })

  it('adds its group to one on which nothing is written, where something is on the other', () => {
    expect(names({ name: 'Button', label: 'Buy' }, { name: 'Button', group: 'Team' })).toEqual([
      'Button, Buy',
      'Button, Team'
    ])
  })

  it('begins with their name, and is a namesake’s only where nothing tells the two apart', () => {
    fc.assert(
      fc.property(layers, (list) => {
        const called = layerNames(list)
        for (const one of list) {
          const name = called.get(one)!
          expect(name.startsWith(one.name)).toBe(true)
          if (name === one.name) continue
          const namesakes = list.filter((other) => other !== one && other.name === one.name)
          expect(namesakes.every((other) => called.get(other) !== name)).toBe(true)
        }
      })
    )
  })
})
