/** The worker's entry, which `plugins/output/service-worker` bundles. No page imports it. */
import type { WorkerBuild } from '../../../lib/offline/offline';
import { startWorker } from './main';

/** Defined by the bundler. */
declare const WORKER_BUILD: WorkerBuild;

startWorker(WORKER_BUILD);
