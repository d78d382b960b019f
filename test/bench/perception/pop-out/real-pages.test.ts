import { describe, expect, it } from 'vitest'
import { isSiteAtHand } from './real-pages'

describe('halves of the sites', () => {
  it('keep the pages of one site together', () => {
    for (const pages of [
      ['bbc-home', 'bbc-weather', 'bbc'],
      ['dodohub', 'dodohub1'],
      ['cnn-sport', 'cnn-world']
    ]) {
      expect(new Set(pages.map(isSiteAtHand)).size).toBe(1)
    }
  })

  it('are both there', () => {
    const halves = ['bbc', 'cnn', 'wiki', 'agoda', 'intel', 'vogue', 'zuji', 'times'].map(
      isSiteAtHand
    )
    expect(new Set(halves)).toEqual(new Set([true, false]))
  })
})
