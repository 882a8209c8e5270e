/** @jest-environment jsdom */
import { followUpdates } from '../../../../src/features/service-worker/followUpdates';
import { SKIP_WAITING } from '../../../../src/lib/offline/workerMessages';

beforeEach(() => {
  jest.useFakeTimers();
});

/** A worker that keeps what it is told. */
class FakeWorker extends EventTarget {
  readonly postMessage = jest.fn();

  constructor(public state: ServiceWorkerState) {
    super();
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

/** Follows a registration whose new worker is still being installed. */
function follow({ active, controller }: Readonly<Record<'active' | 'controller', boolean>>) {
  const registration = new FakeRegistration();
  const next = new FakeWorker('installing');
  registration.active = active ? new FakeWorker('activated') : null;
  registration.installing = next;
  const workers = Object.assign(new EventTarget(), {
    controller: controller ? registration.active : null,
  });
  followUpdates(
    registration as unknown as ServiceWorkerRegistration,
    workers as unknown as ServiceWorkerContainer,
    () => undefined,
  );
  registration.waiting = next;
  registration.installing = null;
  return next;
}

test('the first worker is left to itself', () => {
  const worker = follow({ active: false, controller: false });
  worker.become('installed');
  jest.runAllTimers();
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test.each([true, false])(
  'a newer one is asked to take over, after a while, whether the old one answers for this tab (%s) or for others',
  (controller) => {
    const worker = follow({ active: true, controller });
    expect(worker.postMessage).not.toHaveBeenCalled();
    worker.become('installed');
    // Requests that are on their way come first.
    jest.advanceTimersByTime(1000);
    expect(worker.postMessage).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(worker.postMessage.mock.calls).toEqual([[SKIP_WAITING]]);
  },
);
