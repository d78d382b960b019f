import { describe, expect, it } from 'vitest'
import { firstScreen, isBelowFold, isPhoneScreen } from '../../src/order/first-screen'

type Screen = Parameters<typeof firstScreen>[0]

function fold(medium: Screen['medium'], width: number, height: number): number | null {
  return firstScreen({ medium, picture: { width, height } })
}

describe('the fold', () => {
  it('lies where a screen of the medium ends, whatever the frame is exported at', () => {
    expect(fold('desktopWeb', 1440, 3600)).toBe(0.25)
    expect(fold('desktopWeb', 720, 1800)).toBe(0.25)
    expect(fold('mobileWeb', 390, 1688)).toBe(0.5)
  })

  it('is nowhere in a frame of about one screen, nor where people do not scroll', () => {
    expect(fold('desktopWeb', 1440, 1024)).toBeNull()
    expect(fold('mobileWeb', 390, 844)).toBeNull()
    expect(fold('generic', 300, 3000)).toBeNull()
  })

  it.each([
    [750, 1334],
    [780, 1688],
    [1080, 2400],
    [1170, 2532],
    [1290, 2796]
  ])('is nowhere on a phone’s whole screen of %d x %d device px', (width, height) => {
    expect(isPhoneScreen({ width, height })).toBe(true)
    expect(fold('mobileWeb', width, height)).toBeNull()
  })

  it('has below it what lies there for the most part', () => {
    expect(isBelowFold(0.45, 0.12, 0.5)).toBe(true)
    expect(isBelowFold(0.45, 0.08, 0.5)).toBe(false)
    expect(isBelowFold(0.9, 0.1, null)).toBe(false)
  })
})
