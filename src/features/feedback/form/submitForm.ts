/** What a press on "Submit" does: the rules first, then the receiver, or an issue where there is none. */
import { FEEDBACK } from '../../../data/services';
import { SITE } from '../../../data/site';
import { SITE_ADDRESS } from '../../../data/siteAddress';
import { commentProblem, type Feedback } from '../../../lib/feedback/feedback';
import type { FeedbackTarget } from '../../../lib/feedback/feedbackForm';
import { issueAddress, issueProblem } from '../../../lib/feedback/feedbackIssue';
import { keepDraft } from './draftStore';
import { dispatchForm, leaveForm } from './formStore';
import { postFeedback } from './postFeedback';

/** Where issues of this site go. */
export const ISSUES = { repository: SITE.repository, site: SITE_ADDRESS.origin } as const;

async function send(feedback: Feedback, target: FeedbackTarget): Promise<void> {
  const problem = commentProblem(feedback.comment, feedback.rating);
  dispatchForm({ type: 'submit', problem });
  if (problem !== undefined) {
    return;
  }
  if (await postFeedback(FEEDBACK.url, feedback)) {
    keepDraft(target, '');
    leaveForm({ type: 'received', target });
  } else {
    dispatchForm({ type: 'failed', target });
  }
}

/** Nobody knows whether the issue is submitted in the end, so the draft stays. */
function openIssue(feedback: Feedback, target: FeedbackTarget): void {
  const problem = issueProblem(feedback, ISSUES);
  dispatchForm({ type: 'submit', problem });
  if (problem !== undefined) {
    return;
  }
  const address = issueAddress(feedback, ISSUES);
  // Without `noopener`, which would hide whether a tab was opened; the tracker's page gets no opener all the same.
  const tab = window.open('', '_blank');
  if (tab === null) {
    dispatchForm({ type: 'blocked', address });
    return;
  }
  tab.opener = null;
  tab.location.replace(address);
  leaveForm({ type: 'received', target });
}

/** To be called during a press: only then may a tab be opened. While something is being sent, it does nothing. */
export function submitForm(feedback: Feedback, target: FeedbackTarget): void {
  if (process.env.FEEDBACK_URL) {
    void send(feedback, target);
  } else {
    openIssue(feedback, target);
  }
}
