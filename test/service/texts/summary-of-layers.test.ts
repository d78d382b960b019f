import { describe, expect, it } from 'vitest'
import { writeSummary } from '../../../src/service/texts/write-summary'
import { layer, measured, regionsWith, spot } from '../support/measured'
import { type Case, type Changes, thirds } from './cases'
import { plain } from './plain'

const IN_TOP_LEFT = { box: { x: 0, y: 0, width: 0.2, height: 0.2 } }

describe('the summary of a design whose layers are known', () => {
  it.each<Case>([
    [
      '“Photo” is looked at most: 40 % of the predicted attention on 5.0 % of the picture.',
      { layers: [layer('Photo', 0.4), layer('Title', 0.384)] },
      { layers: [layer('Photo', 0.4), layer('Title', 0.382)] }
    ],
    [
      '“Photo” and “Title” are looked at most, with 40 % and 38 % of the predicted attention: too close to tell which leads.',
      { layers: [layer('Photo', 0.4), layer('Title', 0.382)] },
      { layers: [layer('Title', 0.384), layer('Photo', 0.4)] }
    ],
    [
      'on 5.0 % of the picture, 2 times as much as the next layer.',
      { layers: [layer('Photo', 0.4), layer('Title', 0.201)] },
      { layers: [layer('Photo', 0.4), layer('Title', 0.2)] }
    ],
    [
      'Close behind comes “Title” (32 %), then “Logo” (2.0 %).',
      { layers: [layer('Photo', 0.4), layer('Title', 0.319), layer('Logo', 0.02)] },
      { layers: [layer('Photo', 0.4), layer('Title', 0.3201), layer('Logo', 0.02)] }
    ],
    [
      'Next in attention come “Title” (30 %) and “Logo” (0.5 %).',
      { layers: [layer('Photo', 0.4), layer('Title', 0.3), layer('Logo', 0.0049)] },
      { layers: [layer('Photo', 0.4), layer('Title', 0.3), layer('Logo', 0.005)] }
    ],
    [
      '“Title” is seen first, with 31 % of the first views.',
      {
        layers: [
          layer('Photo', 0.4, { perception: 0.305 }),
          layer('Title', 0.3, { perception: 0.31 })
        ]
      },
      {
        layers: [
          layer('Photo', 0.4, { perception: 0.2 }),
          layer('Title', 0.3, { perception: 0.31 })
        ]
      }
    ],
    [
      '“Photo” is also seen first, with 40 % of the first views.',
      {
        layers: [layer('Photo', 0.4, { perception: 0 }), layer('Title', 0.3, { perception: 0 })]
      },
      { layers: [layer('Photo', 0.4), layer('Title', 0.3)] }
    ],
    [
      'Hotspots 1 and 3 lie on “Title”; 2 at the bottom right.',
      { layers: [layer('Photo', 0.4), layer('Title', 0.3)] },
      {
        hotspots: [spot(0.3, 1, 1), spot(0.2, 890, 590, 2), spot(0.1, 99, 99, 3)],
        layers: [
          layer('Photo', 0.4, { box: { x: 0, y: 0, width: 0.5, height: 1 } }),
          layer('Title', 0.3)
        ]
      }
    ],
    [
      'The primary element, “Buy”, ranks 3rd of 3 layers with 2.3 % of the attention and 4.3 % of the first views. Ahead of it: “Photo” (40 %) and “Title” (30 %).',
      { layers: [layer('Photo', 0.4), layer('Title', 0.3), layer('Buy', 0.023)] },
      {
        layers: [
          layer('Photo', 0.4),
          layer('Title', 0.3),
          layer('Buy', 0.023, { isPrimary: true, perception: 0.043 })
        ]
      }
    ],
    [
      'The primary element, “Photo”, gets the most attention of 2 layers: 40 % of it and 40 % of the first views.',
      { layers: [layer('Photo', 0.4, { isPrimary: true }), layer('Title', 0.41)] },
      { layers: [layer('Photo', 0.4, { isPrimary: true }), layer('Title', 0.3)] }
    ],
    [
      '“Pay CTA”, named like the main action, ranks 2nd of 2 layers with 2.0 % of the attention.',
      { layers: [layer('Title', 0.4), layer('Pay', 0.02, { kind: 'control' })] },
      { layers: [layer('Title', 0.4), layer('Pay CTA', 0.02, { kind: 'control' })] }
    ],
    [
      'The only control, “Pay”, ranks 2nd of 2 layers with 2.0 % of the attention.',
      { layers: [layer('Title', 0.4), layer('Pay', 0.02)] },
      { layers: [layer('Title', 0.4), layer('Pay', 0.02, { kind: 'control' })] }
    ],
    [
      'All controls together get 30 % of the attention; texts get 40 % and images 31 %.',
      {
        layers: [layer('Title', 0.4), layer('Pay', 0.3, { kind: 'control' })]
      },
      {
        layers: [
          layer('Title', 0.4),
          layer('Photo', 0.31, { kind: 'image' }),
          layer('Pay', 0.2, { kind: 'control' }),
          layer('Ask', 0.1, { kind: 'control' })
        ]
      }
    ],
    [
      'An estimate computed from the picture and its layers; nobody was asked or observed.',
      {},
      { layers: [layer('Title', 0.4)] }
    ],
    [
      '“Tag” draws more than its size: 15 % of the attention on 5.0 % of the picture.',
      { layers: [layer('Title', 0.4), layer('Tag', 0.149)] },
      { layers: [layer('Title', 0.4), layer('Tag', 0.1501)] }
    ],
    [
      '“Form” draws little for its size: 4.0 % of the attention on 8.0 % of the picture.',
      { layers: [layer('Title', 0.4), layer('Form', 0.041, { area: 0.08 })] },
      { layers: [layer('Title', 0.4), layer('Form', 0.04, { area: 0.08 })] }
    ],
    [
      '“Photo” draws little for its size: 10 % of the attention on 49 % of the picture.',
      { layers: [layer('Title', 0.4), layer('Photo', 0.1, { kind: 'image', area: 0.5 })] },
      { layers: [layer('Title', 0.4), layer('Photo', 0.1, { kind: 'image', area: 0.49 })] }
    ],
    [
      '; “Pay” lies there)',
      {
        layers: [layer('Title', 0.4), layer('Pay', 0.1, { kind: 'control' })],
        measures: { attentionByThirds: thirds({ bottom: 0.02 }) }
      },
      {
        layers: [layer('Title', 0.4), layer('Pay', 0.1, { kind: 'control' })],
        measures: { attentionByThirds: thirds({ left: 0.02 }) }
      }
    ],
    [
      'against 41 on average; “Photo” lies there.',
      {
        layers: [
          layer('Title', 0.4, { box: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } }),
          layer('Photo', 0.1, { box: { x: 0, y: 0, width: 1, height: 0.16 } })
        ],
        regions: regionsWith({ 0: { clutter: 0.5 } })
      },
      {
        layers: [
          layer('Title', 0.4, { box: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } }),
          layer('Photo', 0.1, { box: { x: 0, y: 0, width: 1, height: 0.17 } })
        ],
        regions: regionsWith({ 0: { clutter: 0.5 } })
      }
    ],
    [
      'against 41 on average; 3 layers lie there, the largest “Form” and “Title”.',
      {
        layers: [layer('Title', 0.4, IN_TOP_LEFT), layer('Form', 0.1, IN_TOP_LEFT)],
        regions: regionsWith({ 0: { clutter: 0.5 } })
      },
      {
        layers: [
          layer('Title', 0.4, IN_TOP_LEFT),
          layer('Form', 0.1, { ...IN_TOP_LEFT, area: 0.06 }),
          layer('Note', 0.1, { ...IN_TOP_LEFT, area: 0.01 }),
          layer('Far', 0.1, { box: { x: 0.17, y: 0, width: 0.34, height: 0.2 } })
        ],
        regions: regionsWith({ 0: { clutter: 0.5 } })
      }
    ]
  ])('says “%s” when its number says so, and not before', (sentence, before, after) => {
    expect(plain(writeSummary(measured(before)))).not.toContain(sentence)
    expect(plain(writeSummary(measured(after)))).toContain(sentence)
  })

  it('speaks of regions where there is one layer, or none has any attention', () => {
    const findings = (changes?: Changes): string =>
      writeSummary(measured(changes)).replace(/\*An estimate .*/, '')
    expect(findings({ layers: [] })).toBe(findings())
    expect(findings({ layers: [layer('All', 1)] })).toBe(findings())
    expect(findings({ layers: [layer('A', 0), layer('B', 0)] })).toBe(findings())
  })
})
