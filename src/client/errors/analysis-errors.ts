import type { GlanceError } from '../../errors'
import type { TextKind } from '../../interface'
import { clientError } from './client-error'
import { imageFault, pageFault } from './faults'
import { quoted } from './service-answer'
import { words } from './words'

/** The service accepted the analysis, and it ended in status `failed`. */
export function analysisFailed(code: string, text: string): GlanceError {
  const fault = imageFault(code) ?? pageFault(code, text)
  const said = fault ?? words().analysisFailed(quoted({ code, text }))
  return clientError('analysis_failed', { ...said, code })
}

/** The service accepted the ad, and its analysis ended in status `failed`. */
export function adFailed(code: string, text: string): GlanceError {
  const said = imageFault(code) ?? words().adFailed(quoted({ code, text }))
  return clientError('ad_failed', { ...said, code })
}

/** The service accepted the video, and its analysis ended in status `failed`. */
export function videoFailed(code: string, text: string): GlanceError {
  const said =
    code === 'input_error'
      ? words().videoUnfit(quoted({ code: null, text }))
      : words().videoFailed(quoted({ code, text }))
  return clientError('video_failed', { ...said, code })
}

/** The service could not write the text: status `failed`, or 500. The maps and scores are unaffected. */
export function generationFailed(kind: TextKind, text: string, status: number): GlanceError {
  const { [kind]: message, advice } = words().generationFailed
  const said = { message: message(quoted({ code: null, text })), advice }
  return clientError('generation_failed', { ...said, status })
}

/** 410, or status `expired`: a written text is kept for one hour after its start. */
export function textExpired(kind: TextKind, status: number): GlanceError {
  const { [kind]: message, advice } = words().textExpired
  return clientError('text_expired', { message, advice, status })
}

/** 404 summary_not_found or recommendations_not_found: nothing was generated yet. */
export function textNotFound(kind: TextKind): GlanceError {
  const { [kind]: message, advice } = words().textNotFound
  return clientError('text_not_found', { message, advice, code: `${kind}_not_found` })
}
