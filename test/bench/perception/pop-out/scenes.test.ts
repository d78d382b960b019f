import { describe, expect, it } from 'vitest'
import { drawScene } from './draw-scene'
import { PAGE, PAGES } from './pages'
import { PLACES, SIZES, scenes } from './scenes'
import { THINGS } from './things'

const all = scenes()

describe('the planted scenes', () => {
  it('have every thing in every size at every place, on light and dark pages', () => {
    const kinds = new Set(
      all.map(({ thing, size, place, ground }) => [thing, size, place, ground].join())
    )
    expect(kinds.size).toBe(5 * 3 * 5 * 2)
    expect([THINGS, SIZES, PLACES].map((of) => Object.keys(of).length)).toEqual([5, 3, 5])
  })

  it('use every page for every thing, and none twice', () => {
    const pages = new Set(all.map(({ thing, page }) => `${thing} ${page}`))
    expect(pages.size).toBe(5 * Object.keys(PAGES).length)
    expect(new Set(all.map((scene) => JSON.stringify(scene))).size).toBe(all.length)
  })

  it('keep each thing inside its page', () => {
    for (const { box } of all) {
      expect(Math.min(box.x, box.y)).toBeGreaterThan(0)
      expect(box.x + box.width).toBeLessThan(PAGE.width)
      expect(box.y + box.height).toBeLessThan(PAGE.height)
    }
  })

  it('show it in its box, in its colour, with no text around it', async () => {
    const scene = all.find(
      ({ thing, page, ground }) => thing === 'disc' && page === 'article' && ground === 'light'
    )!
    const { width, height, data } = await drawScene(scene)
    expect([width, height]).toEqual([PAGE.width, PAGE.height])
    const colourAt = (x: number, y: number) => {
      const at = 4 * (Math.round(y) * width + Math.round(x))
      return `#${[...data.slice(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
    }
    const { x, y, width: across, height: down } = scene.box
    expect(colourAt(x + across / 2, y + down / 2)).toBe(scene.colour)
    expect(colourAt(x - 3, y + down / 2)).toBe('#ffffff')
  })

  it('are the same every time', async () => {
    const [one, other] = [await drawScene(all[7]!), await drawScene(all[7]!)]
    expect(Buffer.from(one.data).equals(Buffer.from(other.data))).toBe(true)
  })
})
