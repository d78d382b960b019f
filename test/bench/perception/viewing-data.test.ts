import { describe, expect, it } from 'vitest'
import { SET_NAMES, siteOf } from './viewed-sets'
import { fixationsOf, hasData, viewedPictures } from './viewing-data'

describe('viewing data', () => {
  it('places looks in parts of their frame, in the order of each viewer, and drops those outside', () => {
    const fixations = fixationsOf({
      width: 200,
      height: 100,
      fixations: [
        [3, 50, 50, 0.1, 0.2],
        [4, 0, 0, 0.2, 0.2],
        [3, 250, 50, 0.4, 0.2],
        [3, 100, 75, 0.7, 0.2]
      ]
    })
    expect(fixations).toEqual([
      { viewer: '3', x: 0.25, y: 0.5, order: 0, start: 0.1 },
      { viewer: '4', x: 0, y: 0, order: 0, start: 0.2 },
      { viewer: '3', x: 0.5, y: 0.75, order: 2, start: 0.7 }
    ])
  })

  it('takes pages named after one site for one, and a chart for the same in all sets of charts', () => {
    expect(siteOf('fiwi', 'dailymotion-gaming-1')).toBe(siteOf('fiwi', 'dailymotion-gaming'))
    expect(siteOf('fiwi', 'dodohub1')).toBe('fiwi:dodohub')
    expect(siteOf('fiwi', 'bbc-home')).toBe(siteOf('fiwi', 'bbc-weather'))
    expect(siteOf('fiwi', 'your-sg1')).toBe(siteOf('fiwi', 'yoursg-browse'))
    expect(siteOf('fiwi', 'bbc')).not.toBe(siteOf('fiwi', 'cbc'))
    expect(siteOf('eyevis', 'microsoft-6')).toBe(siteOf('eyevis', 'microsoft-0'))
    expect(siteOf('charts-free', 'vis230')).toBe(siteOf('charts-described', 'vis230'))
    expect(siteOf('charts-free', 'vis230')).not.toBe(siteOf('charts-free', 'vis697'))
    expect(siteOf('osie', '1001')).not.toBe(siteOf('osie', '1004'))
  })

  it.skipIf(!hasData())('is there for every picture of every set', () => {
    const counts = SET_NAMES.map((set) => viewedPictures(set).length)
    expect(Object.fromEntries(SET_NAMES.map((set, i) => [set, counts[i]]))).toEqual({
      fiwi: 84,
      eyevis: 10,
      'ueyes-web': 10,
      'ueyes-phone': 10,
      gdi: 26,
      'charts-free': 15,
      'charts-described': 54,
      'charts-importance': 14,
      osie: 364,
      sun: 223
    })
  })
})
