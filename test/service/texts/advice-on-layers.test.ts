import { describe, expect, it } from 'vitest'
import { writeRecommendations } from '../../../src/service/texts/write-recommendations'
import { layer, measured, REFERENCE, spot } from '../support/measured'
import { type Case, type Changes, control, image, thirds, usual } from './cases'
import { plain } from './plain'

const { left } = REFERENCE

const write = (changes: Changes, brief = {}): string =>
  plain(writeRecommendations(measured(changes), brief))

describe('the recommendations for a design whose layers are known', () => {
  it.each<Case>([
    [
      '**Bring “Buy” forward.** The primary element ranks 2nd of 2 layers with 9.0 % of the attention; “Photo” gets 3.3 times as much. Make “Buy” larger, or give it a strong colour that nothing near it has. Or take weight from “Photo”: crop it or lower its contrast.',
      { layers: [image('Photo', 0.3), control('Buy', 0.29, { isPrimary: true })] },
      {
        layers: [image('Photo', 0.3), control('Buy', 0.09, { isPrimary: true, perception: 0 })]
      }
    ],
    [
      '; “Photo” gets 41 %. Make',
      { layers: [image('Photo', 0.4), control('Buy', 0.02, { isPrimary: true })] },
      { layers: [image('Photo', 0.41), control('Buy', 0.02, { isPrimary: true })] }
    ],
    [
      'The primary element ranks 2nd of 2 layers with 9.0 % of the attention, though it is seen first (50 % of the first views); “Photo” gets 3.3 times as much',
      { layers: [image('Photo', 0.3), control('Buy', 0.09, { isPrimary: true })] },
      {
        layers: [image('Photo', 0.3), control('Buy', 0.09, { isPrimary: true, perception: 0.5 })]
      }
    ],
    [
      'Give “Buy” a strong colour that nothing near it has (its size is enough)',
      { layers: [image('Photo', 0.3), control('Buy', 0.09, { isPrimary: true, area: 0.089 })] },
      { layers: [image('Photo', 0.3), control('Buy', 0.09, { isPrimary: true, area: 0.091 })] }
    ],
    [
      ', or move it out of the left third, which gets 2.0 % of the attention.',
      {
        layers: [image('Photo', 0.3), control('Buy', 0.09, { isPrimary: true })],
        measures: { attentionByThirds: thirds({ bottom: 0.02 }) }
      },
      {
        layers: [image('Photo', 0.3), control('Buy', 0.09, { isPrimary: true })],
        measures: { attentionByThirds: thirds({ left: 0.02 }) }
      }
    ],
    [
      'Or take weight from “Title”: set it smaller or less bold.',
      {
        layers: [
          image('Photo', 0.4, { area: 0.39 }),
          layer('Title', 0.3),
          control('Buy', 0.1, { isPrimary: true })
        ]
      },
      {
        layers: [
          image('Photo', 0.4, { area: 0.41 }),
          layer('Title', 0.3),
          control('Buy', 0.1, { isPrimary: true })
        ]
      }
    ],
    [
      'Or take weight from “Tag”: give it a plainer style, such as an outline.',
      {
        layers: [image('Photo', 0.4), layer('Tag', 0.3), control('Buy', 0.1, { isPrimary: true })]
      },
      {
        layers: [image('Photo', 0.4), control('Tag', 0.3), control('Buy', 0.1, { isPrimary: true })]
      }
    ],
    [
      '**Let “Buy” lead.** The primary element gets 30 % of the attention and “Title” 29 %: too close to tell which leads.',
      { layers: [control('Buy', 0.3, { isPrimary: true }), layer('Title', 0.28)] },
      { layers: [control('Buy', 0.3, { isPrimary: true }), layer('Title', 0.29)] }
    ],
    [
      '**Let “Buy” be seen sooner.** The primary element gets the most attention, but 30 % of the first views; “Title” gets 32 % of those.',
      {
        layers: [
          control('Buy', 0.3, { isPrimary: true }),
          layer('Title', 0.1, { perception: 0.31 })
        ]
      },
      {
        layers: [
          control('Buy', 0.3, { isPrimary: true }),
          layer('Title', 0.1, { perception: 0.32 })
        ]
      }
    ],
    [
      'Keep “Buy” as strong as it is. The primary element leads with 30 % of the attention and 30 % of the first views; the next layer, “Title”, gets 10 %.',
      { layers: [control('Buy', 0.3, { isPrimary: true }), layer('Title', 0.29)] },
      { layers: [control('Buy', 0.3, { isPrimary: true }), layer('Title', 0.1)] }
    ],
    [
      '**Bring “Main button” forward.** Named like the main action, it ranks 4th of 4 layers with 2.0 % of the attention; “Photo” gets 20 times as much.',
      { layers: [image('Photo', 0.4), layer('Title', 0.3), control('Main button', 0.02)] },
      {
        layers: [
          image('Photo', 0.4),
          layer('Title', 0.3),
          layer('Lead', 0.1),
          control('Main button', 0.02)
        ]
      }
    ],
    [
      '**Decide what comes first.** Neither “Photo” (40 %) nor “Title” (33 %) leads clearly.',
      { layers: [image('Photo', 0.4), layer('Title', 0.31)] },
      { layers: [image('Photo', 0.4), layer('Title', 0.33)] }
    ],
    [
      'leads clearly.',
      { layers: [image('Photo', 0.4, { area: 0.4 }), layer('Title', 0.33)] },
      { layers: [image('Photo', 0.4, { area: 0.39 }), layer('Title', 0.33)] }
    ],
    [
      '**Check “Pay”.** The only control ranks 2nd of 2 layers with 10 % of the attention; “Title” gets 3 times as much. If it is what visitors should press, make it larger, or give it a strong colour that nothing near it has.',
      { layers: [layer('Title', 0.299), control('Pay', 0.1)] },
      { layers: [layer('Title', 0.301), control('Pay', 0.1)] }
    ],
    [
      '**Check “Pay”.** The strongest of 2 controls ranks 2nd of 3 layers with 1.0 % of the attention; “Title” gets 30 %. If it is the main action,',
      { layers: [layer('Title', 0.3), control('Pay', 0.0099), control('Ask', 0.001)] },
      { layers: [layer('Title', 0.3), control('Pay', 0.01), control('Ask', 0.001)] }
    ],
    [
      '**Check what “Photo” is for.** This image gets 40 % of the attention, 2 times as much as all texts and controls together.',
      { layers: [image('Photo', 0.4), layer('Title', 0.1), control('Pay', 0.11)] },
      { layers: [image('Photo', 0.4), layer('Title', 0.1), control('Pay', 0.099)] }
    ],
    [
      'If it only sets the mood, darken or blur it, or lower its contrast.',
      { layers: [image('Photo', 0.4, { area: 0.49 }), layer('Title', 0.1)] },
      { layers: [image('Photo', 0.4, { area: 0.51 }), layer('Title', 0.1)] }
    ],
    [
      '**Check that “Tag” deserves its weight.** It gets 15 % of the attention on 5.0 % of the picture. If it is not the message, make it smaller or lower its contrast.',
      { layers: [layer('Title', 0.3), layer('Tag', 0.149, { kind: 'shape' })] },
      { layers: [layer('Title', 0.3), layer('Tag', 0.151, { kind: 'shape' })] }
    ],
    [
      '**Make more of “Form”, or make it smaller.** It gets 4.0 % of the attention on 8.0 % of the picture. Give it more contrast and space; or give its room to what matters more.',
      { layers: [layer('Title', 0.3), layer('Form', 0.041, { kind: 'group', area: 0.08 })] },
      { layers: [layer('Title', 0.3), layer('Form', 0.04, { kind: 'group', area: 0.08 })] }
    ],
    [
      `**Move “Pay” out of the left third, if it must be seen.** That third gets 2.0 % of the attention (usual: ${usual('left')}).`,
      {
        layers: [layer('Title', 0.3), control('Pay', 0.2)],
        measures: { attentionByThirds: thirds({ left: left.low }) }
      },
      {
        layers: [layer('Title', 0.3), control('Pay', 0.2)],
        measures: { attentionByThirds: thirds({ left: 0.02 }) }
      }
    ],
    [
      'Attention is nearly even between hotspot 1 on “Title” (20 %) and hotspot 2 on “Form” (20 %)',
      {
        hotspots: [spot(0.2, 1, 1), spot(0.1995, 9, 9, 2)],
        layers: [layer('Title', 0.3), layer('Form', 0.2)]
      },
      {
        hotspots: [spot(0.2, 1, 1), spot(0.1995, 890, 590, 2)],
        layers: [
          layer('Title', 0.3),
          layer('Form', 0.2, { box: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } })
        ]
      }
    ],
    [
      'No layer is marked as the primary element. Mark one in the list of layers',
      { layers: [layer('Title', 0.3, { isPrimary: true }), layer('Form', 0.2)] },
      { layers: [layer('Title', 0.3), layer('Form', 0.2)] }
    ]
  ])('advise “%s” when its number says so', (sentence, unchanged, changed) => {
    expect(write(unchanged)).not.toContain(sentence)
    expect(write(changed)).toContain(sentence)
  })

  it('speak of no layer twice', () => {
    const layers = [layer('Title', 0.3), control('Pay', 0.02, { area: 0.08 })]
    expect(write({ layers }).match(/“Pay”/g)).toHaveLength(1)
  })

  it('bring forward what the goal names, where it is a control and behind three others', () => {
    const goal = { goal: 'Get sign-ups' }
    const behind = [image('Photo', 0.4), layer('Title', 0.2), layer('Lead', 0.1)]
    const button = control('Sign up', 0.05)
    expect(write({ layers: [...behind, button] }, goal)).toContain(
      '**Bring “Sign up” forward.** Named in the goal (“sign” and “ups”), it ranks 4th of 4 layers with 5.0 % of the attention; “Photo” gets 8 times as much.'
    )
    expect(write({ layers: [...behind.slice(1), button] }, goal)).not.toContain('Bring')
    const text = layer('Sign in', 0.05)
    expect(write({ layers: [...behind, text] }, goal)).not.toContain('Bring')
  })
})
