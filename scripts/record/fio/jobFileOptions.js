/*
 * Options of fio job files that describe a workload, its measurement or its order, and do nothing else; see the manual of fio 3.
 */

/** @param {string} words */
const set = (words) => new Set(words.trim().split(/\s+/));

/** Engines that read and write the target by calls of the system, and nothing else. */
export const harmlessEngines = set(`
  io_uring io_uring_cmd libaio mmap nbd null posixaio psync pvsync pvsync2 solarisaio sync vsync windowsaio
`);

export const harmlessOptions = set(`
  description name loops numjobs runtime timeout time_based startdelay ramp_time clocksource gtod_reduce gtod_cpu kb_base unit_base
  ioengine rw readwrite rw_sequencer unified_rw_reporting randrepeat allrandrepeat randseed
  direct buffered atomic sync fsync fdatasync write_barrier sync_file_range overwrite end_fsync fsync_on_close
  fallocate fadvise_hint write_hint
  offset offset_align offset_increment number_ios size io_size io_limit filesize file_append fill_device fill_fs
  nrfiles openfiles file_service_type
  zonemode zonerange zonesize zonecapacity zoneskip read_beyond_wp max_open_zones job_max_open_zones
  zone_reset_threshold zone_reset_frequency
  rwmixread rwmixwrite random_distribution percentage_random norandommap softrandommap random_generator
  blocksize bs blocksize_range bsrange bssplit blocksize_unaligned bs_unaligned bs_is_seq_rand blockalign ba
  zero_buffers refill_buffers scramble_buffers buffer_compress_percentage buffer_compress_chunk buffer_pattern
  dedupe_percentage dedupe_mode dedupe_working_set_percentage dedupe_global invalidate
  mem iomem mem_align iomem_align hugepage-size lockmem
  iodepth iodepth_batch_submit iodepth_batch iodepth_batch_complete_min iodepth_batch_complete iodepth_batch_complete_max
  iodepth_low serialize_overlap io_submit_mode
  hipri hipri_percentage fixedbufs registerfiles sqthread_poll sqthread_poll_cpu nonvectored uncached nowait force_async
  userspace_reap cmd_type md_per_io_size pi_act pi_chk apptag apptag_mask write_mode verify_mode
  thinktime thinktime_spin thinktime_blocks thinktime_blocks_type thinktime_iotime
  rate rate_min rate_iops rate_iops_min rate_process rate_ignore_thinktime rate_cycle
  latency_target latency_window latency_percentile latency_run max_latency
  thread wait_for nice prio prioclass cmdprio cmdprio_percentage cmdprio_class cmdprio_bssplit
  cpumask cpus_allowed cpus_allowed_policy numa_cpu_nodes numa_mem_policy
  stonewall wait_for_previous exitall exitall_on_error exit_what new_group group_reporting stats
  flow flow_watermark flow_sleep flow_id create_serialize create_fsync create_on_open pre_read
  write_bw_log write_iops_log write_lat_log write_hist_log per_job_logs
  log_avg_msec log_hist_msec log_hist_coarseness log_max_value log_window_value log_offset log_prio
  log_compression log_compression_cpus log_store_compressed log_unix_epoch log_alternate_epoch
  log_alternate_epoch_clock_id job_start_clock_id log_entries
  bwavgtime iopsavgtime disk_util disable_lat disable_clat disable_slat disable_bw disable_bw_measurement
  slat_percentiles clat_percentiles lat_percentiles percentile_list significant_figures
  error_dump continue_on_error ignore_error
  verify do_verify verifysort verifysort_nr verify_offset verify_interval verify_pattern verify_fatal
  verify_backlog verify_backlog_batch verify_only trim_percentage trim_verify_zero trim_backlog trim_backlog_batch
  steadystate ss steadystate_duration ss_dur steadystate_ramp_time ss_ramp steadystate_check_interval
`);
