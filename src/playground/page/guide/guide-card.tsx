import type { JSX } from 'preact'
import { usePage } from '../state/page-context'

/** The guide's step, in the corner that is farthest from where the panel opens. */
export function GuideCard(): JSX.Element | null {
  const { guide, runner } = usePage()
  const step = guide.step.value
  if (!step || !runner.panel.value?.state.value) return null
  const leave = (): void => guide.leave()
  return (
    <section
      class="guide"
      aria-label="Guided minute"
      onKeyDown={({ key }) => {
        if (key === 'Escape') leave()
      }}
    >
      <div role="status">
        <h2 class="guide__title">{step.title}</h2>
        <p class="guide__text">{step.text}</p>
      </div>
      <div class="guide__foot">
        {guide.isLast.value ? (
          <button class="text-button text-button--framed" onClick={leave}>
            Close
          </button>
        ) : (
          <>
            <span class="guide__progress">{guide.progress.value}</span>
            <button class="text-button" onClick={leave}>
              Leave
            </button>
            <button class="text-button text-button--framed" onClick={() => guide.next()}>
              Next
            </button>
          </>
        )}
      </div>
    </section>
  )
}
