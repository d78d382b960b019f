import { words as errors } from '../../../src/errors/words'
import { words as board } from '../../../src/main/compare/words'
import { words as figma } from '../../../src/main/figma/words'
import { words as layers } from '../../../src/main/layers/words'
import { words as selection } from '../../../src/main/selection/words'
import { words as tries } from '../../../src/main/what-if/words'
import { words as provider } from '../../../src/ui/provider/words'
import { words as run } from '../../../src/ui/run/words'
import { words as workers } from '../../../src/workers/words'
import type { SaidError } from './plugin-errors'

const no = (code: string, said: { message: string; advice: string }): SaidError => ({
  code,
  message: said.message,
  advice: said.advice,
  sent: 'no'
})

/** Failures whose code or sentences are chosen where they are made, by the file that makes them. */
export const IRREGULAR: Readonly<Record<string, readonly SaidError[]>> = {
  'src/errors/glance-error.ts': [
    {
      code: 'unexpected_error',
      message: errors().unexpected,
      advice: errors().tryAgain,
      sent: 'maybe'
    }
  ],
  // Says what error data looks like.
  'src/bridge/selection.ts': [],
  // Pass on the failure of something else, with its code.
  'src/main/what-if/refusal.ts': [],
  'src/ui/page/place-page.ts': [],
  'src/workers/engine/engine-calls.ts': [],
  'src/ui/run/drive-run.ts': [],
  'src/main/figma/images.ts': ['map_refused', 'image_refused'].map((code) => ({
    ...no(code, figma().imageRefused('‹what›', '‹reason›')),
    sent: 'maybe'
  })),
  'src/main/figma/nodes/can-edit.ts': [figma().viewOnly, figma().devMode].map((said) => ({
    ...no('view_only', said),
    sent: 'depends'
  })),
  'src/main/figma/storage/client-storage.ts': [
    no('storage_unreadable', figma().storageUnreadable('‹reason›'))
  ],
  'src/main/layers/layer-data.ts': (['shares', 'primary', 'history'] as const).flatMap((name) =>
    (['newer', 'broken'] as const).map((state) =>
      no(`${name}_${state}`, layers().faults[name][state])
    )
  ),
  'src/main/what-if/mark.ts': (['newer', 'broken'] as const).map((state) =>
    no(`try_${state}`, tries()[state])
  ),
  'src/main/selection/refusal.ts': [
    no('overlay_without_frame', selection().overlayAlone),
    no('layer_not_analysable', selection().notAnalysable('‹type›')),
    no('layer_hidden', selection().hidden),
    no('layer_without_size', selection().withoutSize),
    no('layer_empty', selection().empty),
    no('layer_too_narrow', selection().tooNarrow(4000, 40, 50, 40, 2000))
  ],
  'src/main/compare/place-board.ts': [
    { ...no('board_size', board().boardSize(2, 20, 21)), sent: 'maybe' }
  ],
  'src/ui/provider/service-key.ts': [
    no('key_of_other_address', provider().otherKey('‹kept›', '‹origin›'))
  ],
  'src/ui/run/refuse-repeat.ts': [no('already_analysed', run().analysed)],
  'src/workers/video/frames/open-video.ts': [
    no('undecodable_video', { message: '‹why›', advice: workers().chooseAnother })
  ]
}
