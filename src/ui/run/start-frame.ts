import { parse } from 'valibot'
import type { JournalEntry } from '../../file'
import { screenshotIdSchema } from '../../interface'
import type { Provider } from '../provider/provider'
import { createAnalysis } from './create-analysis'
import { finishAnalysis } from './finish-analysis'
import { driveFrame, type FrameRun } from './frame-run'
import type { FrameTools } from './frame-tools'
import { type JobTarget, newJob, resumedJob } from './job'
import type { Overlay, RunPlan } from './run-tools'

interface Start {
  id: string
  provider: Provider
  target: JobTarget
  plan: Omit<RunPlan, 'medium'>
}

/** Analyses a frame from the beginning. */
export function startFrame(tools: FrameTools, { id, provider, target, plan }: Start): FrameRun {
  const start = { id, node: target, provider: provider.info, startedAt: tools.now() }
  const first = newJob(start)
  return driveFrame(tools, { provider, target, first }, async (run, accept) => {
    const planned = { ...plan, medium: target.medium }
    const { entry, screenshotId, png, tree } = await createAnalysis(run, planned, first)
    accept(entry)
    tools.results.keepPicture(target.id, entry.picture.hash, png)
    return { ...(await finishAnalysis(run, entry, screenshotId, plan.overlay)), tree }
  })
}

/** Fetches what the service has accepted. */
export function resumeFrame(
  tools: FrameTools,
  provider: Provider,
  entry: JournalEntry,
  overlay: Overlay
): FrameRun {
  const { picture, startedAt } = entry
  const screenshotId = parse(screenshotIdSchema, entry.screenshotId)
  const target = targetOf(entry)
  const start = { id: entry.jobId, node: target, provider: provider.info, startedAt }
  const first = resumedJob(start, picture, screenshotId)
  return driveFrame(tools, { provider, target, first }, async (run, accept) => {
    accept(entry)
    return { ...(await finishAnalysis(run, entry, screenshotId, overlay)), tree: null }
  })
}

export function targetOf({ nodeId, nodeName, medium }: JournalEntry): JobTarget {
  return { id: nodeId, name: nodeName, medium }
}
