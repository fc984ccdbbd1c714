export default { testDir:'/work/main/client/e2e/admin', workers:1, timeout:60000, reporter:'list', outputDir:'/tmp/admin-content/out', expect:{timeout:15000},
 use:{ viewport:{width:1440,height:900}, launchOptions:{ executablePath: process.env.CHR, args:['--no-sandbox','--disable-gpu'] } } };
