import type { JSX } from 'preact'
import { ErrorCard } from '../kit/error-card'
import { StartButton } from '../run/start-button'
import { TaskRecoveries } from '../run/task/task-recoveries'
import { EndedVideo } from './ended-video'
import { PickVideo } from './pick-video'
import { RunningVideo } from './running-video'
import { VideoCard } from './video-card'
import { VideoResult } from './video-result'
import { useVideos } from './video-store'

/** A video, its attention map frame by frame, and both played in step. */
export function VideoSection(): JSX.Element {
  const { tasks } = useVideos()
  const { value: task } = tasks.task
  if (task?.state === 'running') return <RunningVideo task={task} />
  if (task !== null && task.result !== null)
    return <VideoResult title={task.title} map={task.result} />
  return (
    <>
      <TaskRecoveries store={tasks} thing="video" />
      {task === null ? null : <EndedVideo task={task} />}
      <Choosing />
    </>
  )
}

function Choosing(): JSX.Element {
  const { choice, tasks } = useVideos()
  const chosen = choice.value
  switch (chosen.state) {
    case 'none':
      return <PickVideo />
    case 'checking':
      return <p role="status">Reading “{chosen.name}”…</p>
    case 'refused':
      return (
        <>
          <ErrorCard title={`“${chosen.name}” cannot be analysed`} error={chosen.error} />
          <PickVideo />
        </>
      )
    case 'ready':
      return (
        <>
          <VideoCard video={chosen.video} />
          {tasks.task.value === null && (
            <StartButton
              what="The video"
              run={() => tasks.start(chosen.video.title, chosen.video)}
            />
          )}
        </>
      )
  }
}
