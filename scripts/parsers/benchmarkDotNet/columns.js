/** @typedef {import('../../model/metric.js').Metric} Metric */

const known = new Map(
  /** @type {[string, [Metric, string]][]} */ ([
    ['Mean', ['duration', 'mean']],
    ['Median', ['duration', 'median']],
    ['StdDev', ['duration', 'sd']],
    ['Min', ['duration', 'min']],
    ['Max', ['duration', 'max']],
    ['Q1', ['duration', 'p25']],
    ['Q3', ['duration', 'p75']],
    ['P50', ['duration', 'p50']],
    ['P67', ['duration', 'p67']],
    ['P80', ['duration', 'p80']],
    ['P85', ['duration', 'p85']],
    ['P90', ['duration', 'p90']],
    ['P95', ['duration', 'p95']],
    ['P100', ['duration', 'p100']],
    ['Op/s', ['rate', 'mean']],
    ['Op/s/N', ['rate', 'mean']],
    ['Allocated', ['allocated-memory', 'value']],
    ['Allocated Memory/Op', ['allocated-memory', 'value']],
  ]),
);

/**
 * @param {string} name `Mean`, or `Mean [us]` where the cells hold no units
 * @returns {{ metric: Metric, statistic: string, unit: string | null } | null}
 */
export function statisticColumns(name) {
  const match = /^(.{1,40}?)(?: \[([^\]]{1,5})\])?$/.exec(name);
  const found = known.get(match?.[1] ?? '');
  return found ? { metric: found[0], statistic: found[1], unit: match?.[2] ?? null } : null;
}

/** What a job may set; they stand between the method and its own parameters. */
const job = new Set(
  `Job AnalyzeLaunchVariance EvaluateOverhead MaxAbsoluteError MaxRelativeError MinInvokeCount MinIterationTime RemoveOutliers
  OutlierMode Affinity EnvironmentVariables Jit LargeAddressAware Platform PowerPlanMode Runtime AllowVeryLargeObjects Concurrent
  CpuGroups Force HeapAffinitizeMask HeapCount NoAffinitize RetainVm Server Arguments BuildConfiguration Clock EngineFactory
  NuGetReferences Toolchain IsMutator InvocationCount IterationCount IterationTime LaunchCount MaxIterationCount
  MaxWarmupIterationCount MemoryRandomization MinIterationCount MinWarmupIterationCount RunStrategy TargetCount UnrollFactor
  WarmupCount Id IsBaseline Baseline Mode GcMode Categories LogicalGroup Gc.Server`.split(/\s+/),
);

/** @param {string} name */
export const isJobColumn = (name) => job.has(name);
