import { describe, expect, it } from 'vitest'
import { runToEnd, type Pixels } from '../../../src/perception'
import { flatZones } from '../../../src/perception/pop-out/flat-zones'
import { findSingletons } from '../../../src/perception/pop-out/singletons'
import { ownColour } from '../../../src/perception/pop-out/pop-out'
import { preparePicture } from '../../../src/perception/see/prepare-picture'
import { type Colour, GREY, noise, WHITE, picture } from '../pictures'
import { DARK, HIGH, LIGHT, LOW, RADIUS, RED, page, type Place } from './pages-with-discs'

type Sides = [left: number, top: number, right: number, bottom: number]

/** What is found, in px, where pictures and buttons are known. */
function found(pixels: Pixels, pictures: Sides[] = [], controls: Sides[] = []) {
  const { lab, fineLab } = runToEnd(preparePicture(pixels))
  const scale = pixels.width / fineLab.l.width
  const inCells = ([left, top, right, bottom]: Sides) => ({
    left: left / scale,
    top: top / scale,
    right: right / scale,
    bottom: bottom / scale
  })
  const zones = runToEnd(flatZones(fineLab))
  const known = { pictures: pictures.map(inCells), controls: controls.map(inCells) }
  return findSingletons(zones, fineLab, ownColour(lab), known).map(({ box, strength }) => ({
    strength,
    x: (scale * (box.left + box.right)) / 2,
    y: (scale * (box.top + box.bottom)) / 2
  }))
}

/** Colours of a menu's entries. */
const MENU: readonly Colour[] = [RED, [20, 120, 60], [30, 60, 200], [150, 40, 160]]

describe('what pops out', () => {
  it.each([
    ['light', LIGHT],
    ['dark', DARK]
  ])('is the only red thing on a %s page, wherever it is', (_, paint) => {
    for (const place of [LOW, HIGH]) {
      const singletons = found(page([place], RED, paint))
      expect(singletons).toHaveLength(1)
      const [{ x, y, strength }] = singletons as [(typeof singletons)[number]]
      expect(Math.hypot(x - place[0], y - place[1])).toBeLessThan(RADIUS / 2)
      expect(strength).toBeGreaterThan(0.5)
      expect(strength).toBeLessThanOrEqual(1)
    }
  })

  it.each([12, 30, 60])(
    'is a disc with a radius of %i px, with a word on it or without',
    (radius) => {
      const place = [240, 160] as const
      for (const hasWord of [false, true]) {
        const disc = picture(480, 320, (x, y) => {
          const [across, down] = [x - place[0], y - place[1]]
          if (across ** 2 + down ** 2 < radius ** 2) {
            const isInk = hasWord && Math.abs(down) < radius / 5 && Math.abs(across) < radius / 2
            return isInk && (x >> 1) % 3 === 0 ? WHITE : RED
          }
          const isText = y % 20 < 7 && x % 6 < 2 && Math.hypot(across, down) > 1.3 * radius
          return isText ? [40, 40, 40] : WHITE
        })
        const [first] = found(disc)
        expect(first!.strength).toBeGreaterThan(0.9)
        expect(Math.hypot(first!.x - place[0], first!.y - place[1])).toBeLessThan(radius / 4)
      }
    }
  )

  it('is a pill of 40 px on a page of 1200, with a word on it', () => {
    const pill = picture(1200, 800, (x, y) => {
      const beyond = Math.max(0, Math.abs(x - 600) - 10)
      if (beyond ** 2 + (y - 400) ** 2 >= 100) return WHITE
      const isInk = Math.abs(y - 400) < 4 && Math.abs(x - 600) < 12 && (x >> 1) % 3 > 0
      return isInk ? WHITE : RED
    })
    const [first] = found(pill)
    expect(first!.strength).toBeGreaterThan(0.9)
    expect(Math.hypot(first!.x - 600, first!.y - 400)).toBeLessThan(4)
  })

  it('is no entry of a menu, whatever its colour', () => {
    const menu = (count: number): Pixels =>
      picture(480, 320, (x, y) => {
        const entry = Math.floor((x - 40) / 80)
        const isOn = y >= 60 && y < 90 && (x - 40) % 80 < 70 && entry >= 0 && entry < count
        return isOn ? MENU[entry]! : WHITE
      })
    expect(found(menu(1))).toHaveLength(1)
    expect(found(menu(4))).toEqual([])
  })

  it('is none of many alike', () => {
    const many = [60, 150, 240, 330, 420].flatMap((x): Place[] =>
      [50, 130, 210, 280].map((y) => [x, y])
    )
    expect(found(page(many))).toEqual([])
  })

  it('stays alone beside much smaller things of its colour', () => {
    const withLinks = page([LOW], RED)
    for (let y = 60; y < 100; y += 10) {
      for (let x = 60; x < 300; x++) {
        if (x % 6 < 2) withLinks.data.set([214, 30, 40, 255], 4 * (y * withLinks.width + x))
      }
    }
    expect(found(withLinks)).toEqual(found(page([LOW])))
  })

  it('is found on a photograph that it lies on', () => {
    const photograph = picture(480, 320, (x, y) =>
      (x - LOW[0]) ** 2 + (y - LOW[1]) ** 2 < RADIUS * RADIUS
        ? RED
        : [90 + 60 * Math.sin(x / 23), 110 + 50 * Math.sin(y / 17), 80 + 40 * Math.sin((x + y) / 9)]
    )
    const nearest = found(photograph).map(({ x, y }) => Math.hypot(x - LOW[0], y - LOW[1]))
    expect(Math.min(...nearest)).toBeLessThan(RADIUS / 2)
  })

  it('is the only filled control among outlined ones', () => {
    const isIn = (x: number, y: number, left: number) =>
      x >= left && x < left + 96 && y >= 140 && y < 176
    const isRim = (x: number, y: number, left: number) =>
      isIn(x, y, left) && (x < left + 2 || x >= left + 94 || y < 142 || y >= 174)
    const isLabel = (x: number, y: number, left: number) =>
      x >= left + 20 && x < left + 76 && y >= 152 && y < 164 && x % 8 < 3
    const controls = picture(480, 320, (x, y) => {
      for (const left of [60, 190, 320]) {
        if (!isIn(x, y, left)) continue
        if (left === 190) return isLabel(x, y, left) ? WHITE : [40, 60, 200]
        return isLabel(x, y, left) || isRim(x, y, left) ? [30, 30, 30] : WHITE
      }
      return WHITE
    })
    const [only, ...others] = found(controls)
    expect(others).toEqual([])
    expect(Math.hypot(only!.x - 238, only!.y - 158)).toBeLessThan(6)
  })

  it('is the button on a card, and not the card', () => {
    const isIn = (x: number, y: number, [left, top, right, bottom]: Sides): boolean =>
      x >= left && x < right && y >= top && y < bottom
    const screen = picture(720, 480, (x, y) => {
      if (isIn(x, y, [390, 250, 470, 280])) return RED
      return isIn(x, y, [240, 170, 480, 300]) ? WHITE : [70, 74, 82]
    })
    const [button, ...others] = found(screen)
    expect(others).toEqual([])
    expect(Math.hypot(button!.x - 430, button!.y - 265)).toBeLessThan(4)
  })

  it('is a button ten times as wide as high, where its layers tell that it is one', () => {
    const isButton = (x: number, y: number): boolean =>
      x >= 340 && x < 820 && y >= 430 && y < 478 && !(x > 540 && x < 620 && y > 446 && y < 462)
    const form = picture(1160, 800, (x, y) => (isButton(x, y) ? [22, 163, 74] : WHITE))
    expect(found(form)).toEqual([])
    const [button] = found(form, [], [[340, 430, 820, 478]])
    expect(Math.hypot(button!.x - 580, button!.y - 454)).toBeLessThan(4)
  })

  it('is a button across a phone in a colour of the phone’s where its layers tell that it is one', () => {
    const phone = picture(360, 640, (x, y) => {
      if (y < 12 || (x >= 16 && x < 344 && y >= 560 && y < 608)) return [230, 110, 20]
      const isText = x > 16 && x < 300 && y > 80 && y < 520 && y % 24 < 8 && x % 6 < 2
      return isText ? [40, 40, 40] : WHITE
    })
    expect(found(phone)).toEqual([])
    const [button] = found(phone, [], [[16, 560, 344, 608]])
    expect(Math.hypot(button!.x - 180, button!.y - 584)).toBeLessThan(6)
    expect(found(phone, [], [[16, 500, 344, 548]])).toEqual([])
  })

  it('is the dark one of three buttons of one size where layers tell that they are some', () => {
    const tops = [60, 110, 160]
    const buttons = picture(480, 320, (x, y) => {
      const nth = x >= 300 && x < 430 ? tops.findIndex((top) => y >= top && y < top + 20) : -1
      return nth < 0 ? WHITE : nth === 0 ? [20, 20, 20] : [225, 225, 225]
    })
    expect(found(buttons)).toEqual([])
    const [dark, ...others] = found(
      buttons,
      [],
      tops.map((top): Sides => [300, top, 430, top + 20])
    )
    expect(Math.hypot(dark!.x - 365, dark!.y - 70)).toBeLessThan(4)
    expect(others).toEqual([])
  })

  it('is the filled button on a bar in the page’s own white, and not the outlined one beside it', () => {
    const isIn = (x: number, left: number, rim: number): boolean =>
      x >= left + rim && x < left + 96 - rim
    const page = picture(960, 640, (x, y) => {
      if (y < 540) return WHITE
      const [isRow, isInner] = [y >= 570 && y < 610, y >= 573 && y < 607]
      const isOutline = isRow && isIn(x, 200, 0) && !(isInner && isIn(x, 200, 3))
      return isOutline || (isRow && isIn(x, 320, 0)) ? WHITE : [17, 24, 39]
    })
    const bars: Sides[] = [
      [200, 570, 296, 610],
      [320, 570, 416, 610]
    ]
    const [filled, ...others] = found(page, [], bars)
    expect(Math.hypot(filled!.x - 368, filled!.y - 590)).toBeLessThan(6)
    expect(others).toEqual([])
  })

  it('is no part of a picture that the picture’s edge cuts off', () => {
    const corner = page([LOW])
    const [left, top, right, bottom] = [LOW[0] - 16, LOW[1] - 16, LOW[0] + 16, LOW[1] + 16]
    expect(found(corner)).toHaveLength(1)
    expect(found(corner, [[100, 40, right, bottom]])).toEqual([])
    expect(found(corner, [[left - 60, top - 60, right + 30, bottom + 20]])).toHaveLength(1)
  })

  it('is nothing that the edge of the picture cuts off', () => {
    expect(found(page([[480, 160]]))).toEqual([])
  })

  it.each([
    ['a blank page', picture(60, 40, () => WHITE)],
    ['a page of one colour', picture(60, 40, () => RED)],
    ['grain', noise(90, 60)],
    ['a half of a page', picture(90, 60, (x) => (x < 40 ? RED : GREY))],
    ['a thin line', picture(240, 160, (_, y) => (y > 78 && y < 82 ? RED : WHITE))]
  ])('is nothing on %s', (_, pixels) => {
    expect(found(pixels)).toEqual([])
  })
})
