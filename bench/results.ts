import { cpus } from 'node:os';
import { type BatchResult, measureBatches } from './batch.ts';
import { type FreshResult, measureFresh } from './fresh.ts';
import { type MemoryResult, measureMemory } from './memory.ts';
import { type MixResult, measureMix } from './mix.ts';
import { measurePipeline, measureSteps, type PipelineResult, type StepResult } from './pipeline.ts';
import { measureScaling, type ScalingResult } from './scaling.ts';
import { measureUbl, type UblResult } from './ubl.ts';

export interface Results {
  readonly machine: { readonly node: string; readonly cores: number; readonly processor: string };
  readonly pipeline: PipelineResult;
  readonly ubl: UblResult;
  readonly steps: readonly StepResult[];
  readonly scaling: ScalingResult;
  readonly memory: MemoryResult;
  readonly fresh: FreshResult;
  readonly mix: MixResult;
  readonly batch: readonly BatchResult[];
}

/** Time that to measure, and on how much. */
export interface Plan {
  /** Milliseconds for each way of doing the same thing. */
  readonly pipeline: number;
  readonly ubl: number;
  readonly step: number;
  readonly mix: number;
  readonly lineCounts: readonly number[];
  readonly scalingRuns: number;
  readonly batchDocuments: number;
  readonly batchThreads: readonly number[];
}

const lineCounts = [1, 10, 100, 1000, 10_000];

export const plans: Readonly<Record<'full' | 'quick', Plan>> = {
  full: {
    pipeline: 9000,
    ubl: 6000,
    step: 1500,
    mix: 9000,
    lineCounts,
    scalingRuns: 5,
    batchDocuments: 60_000,
    batchThreads: [1, 2, 4].filter((threads) => threads <= cpus().length),
  },
  quick: {
    pipeline: 2100,
    ubl: 1200,
    step: 240,
    mix: 3000,
    lineCounts,
    scalingRuns: 2,
    batchDocuments: 24_000,
    batchThreads: [1, 2].filter((threads) => threads <= cpus().length),
  },
};

/** A million documents of each kind, on every processor. */
export function measureMillion(): Promise<BatchResult[]> {
  return measureBatches(1_000_000, [cpus().length]);
}

/** Runs every measurement of a plan, one process after another, never two at once. */
export async function measureAll(plan: Plan): Promise<Results> {
  const pipeline = measurePipeline(10, plan.pipeline);
  return {
    machine: { node: `Node.js ${process.version}`, cores: cpus().length, processor: cpus()[0]?.model ?? '' },
    pipeline,
    ubl: measureUbl(plan.ubl),
    steps: measureSteps(pipeline.lines, plan.step),
    scaling: measureScaling(plan.lineCounts, plan.scalingRuns),
    memory: measureMemory(plan.lineCounts.at(-1) ?? 1),
    fresh: measureFresh(),
    mix: measureMix(plan.mix),
    batch: await measureBatches(plan.batchDocuments, plan.batchThreads),
  };
}
