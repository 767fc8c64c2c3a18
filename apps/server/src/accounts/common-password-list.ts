/**
 * The passwords that are used most, of those with six letters and digits or more, from the statistics of
 * SecLists (https://github.com/danielmiessler/SecLists): the first 3,000 but for rude ones.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  000000 0000000 00000000 0000000000 000001 000007 007007 010101 01011970 01011980 01011981
  01011985 01011986 01011990 01011991 01012000 01012001 01012010 01012011 010203 012345 0123456789
  050505 090909 098765 0987654321 100000 101010 10101010 102030 102938 1029384756 111111 1111111
  11111111 111111111 1111111111 11112222 111222 111222333 112233 11223344 1122334455 112358
  11235813 1123581321 121212 12121212 121314 12131415 122333 123098 123123 12312312 123123123
  123123a 123123q 1232323q 123321 123321123 123321q 12341234 1234321 12344321 1234512345 123454321
  1234554321 123456 1234567 12345678 123456789 1234567890 1234567890q 12345678910 123456789a
  123456789q 123456789z 1234567a 1234567q 123456a 123456aa 123456k 123456q 123456qwerty 123456z
  123457 12345a 12345q 12345qwert 1234abcd 1234qwe 1234qwer 123654 123654789 12369874 123698745
  123789 123789456 123987 123abc 123asd 123qaz 123qwe 123qwe123 123qweasd 123qweasdzxc 123zxc
  124578 128500 12qwaszx 131313 13131313 132435 13243546 134679 135246 135790 1366613 141414
  141627 142536 143143 147147 147258 147258369 147852 147852369 1478963 14789632 147896325 150781
  151515 15426378 159159 159357 159753 159951 161616 162534 171717 181818 18436572 191919
  192837465 19751975 19781978 19831983 19841984 19851985 19861986 19871987 19891989 19901990
  19911991 19921992 19931993 19941994 19951995 1a2b3c 1a2b3c4d 1passwor 1q1q1q 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 200000 20102010 202020
  21122112 212121 21212121 222222 2222222 22222222 222333 223344 232323 23232323 234567 242424
  246810 252525 25802580 258456 262626 272727 282828 292929 303030 313131 314159 31415926 315475
  321123 321321 321456 321654 321654987 323232 332211 333333 3333333 33333333 343434 353535 362436
  363636 369369 404040 420247 420420 424242 444444 44444444 445566 454545 456123 456321 456456
  456654 456789 456852 474747 4815162342 4runner 505050 50cent 51505150 515151 525252 545454
  555555 5555555 55555555 5555555555 555666 565656 609609609 636363 654321 666666 66666666 666777
  666999 6751520 696969 69696969 73501505 741852 741852963 753159 753951 7654321 7753191 777777
  7777777 77777777 787878 789123 789456 78945612 789456123 7895123 789654 789789 789987 852456
  8675309 87654321 888888 88888888 898989 8j4ye3uz 906090 909090 911911 9379992 951753 963852
  963852741 987456 987654 98765432 987654321 9876543210 987987 989898 999999 9999999 99999999
  999999999 a12345 a123456 a1234567 a1b2c3 a1b2c3d4 a1s2d3f4 aaa111 aaaaaa aaaaaaa aaaaaaaa
  aardvark abc123 abc12345 abcd1234 abcdef abcdefg abcdefgh aberdeen abgrtyu abigail access
  access14 accord account achilles action active adgjmptw adidas adrian adriana aezakmi africa
  agent007 aggies aikido airborne airbus airforce airplane alabama alaska albatros albert alberto
  alejandr aleksandr alexande alexander alexandr alexandra alexis alfred alibaba alicia aliens
  alison allison alpha1 alpine always alyssa amadeus amanda amateur amazon amber1 amelia america
  american amsterdam anaconda anakin anarchy anastasia anders anderson andrea andreas andrei
  andrew andrew1 andrey anfield angel1 angela angelica angelina angelo angels anhyeuem animal
  annette anthony anthony1 antonio anubis anything apache apollo apollo13 apple1 applepie apples
  aquarius aragorn archer archie area51 arizona armani arnold arsenal arsenal1 arthur artist
  asasas asd123 asdasd asdf123 asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdzxc
  ashley ashton aspire aspirine assassin asterix astros athena atlanta atlantic atlantis atomic
  attack auburn audrey august aurora aussie austin australia autumn avalon avatar avenger awesome
  azamat azerty azsxdc azsxdcfv babies babyboy babydoll babygirl babylon babylon5 badboy badger
  baggins bailey baller balloon bambam banana bananas bandit bangkok banshee barbara barbie
  barcelon barcelona barkley barney baseball basket basketba basketball bassman batman battle
  baxter bbbbbb beagle beaner bearbear beatles beatrice beautiful beauty beaver beavis beckham
  beefcake beetle belinda bender benjamin bennett benson bentley berlin bernard bernie bertha
  bethany beverly bianca bicycle bigballs bigbird bigboy bigdaddy bigdog bigfoot bigger biggie
  bigguy bigmac bigman bigmoney bigone bigred bigtime bikini billie billy1 billybob billyboy
  birdie birdman birthday biscuit bishop biteme bizkit blabla black1 blackcat blackdog blackie
  blackjac blackman blacks blacky blades blahblah blaster blazer blessed blink182 blizzard blonde
  blondes blondie bloody blowme blue123 blue22 bluebird blueblue blueeyes bluemoon bluesky
  bobafett bobbie bobbob bobcat boeing bogart bogdan bohica bollocks bollox bomber bond007
  bonehead bonita bonjour bonnie bonsai booboo booger boogie boomer bootie bossman boston bottom
  bowler bowling bowser boxing br0d3r bradford bradley brandi brando brandon brandon1 brandy
  brasil braves brazil breeze brenda brendan brianna bridge bridget britney brittany broken bronco
  broncos brooke brooklyn brooks brother brothers brownie browns brucelee bruins brutus bryant
  bubba1 bubbas bubble bubbles buckeye buckeyes buddha buddy1 budlight budman buffalo buffett
  bugger bulldog bulldogs bullet bunghole burger burton business buster butler butter butterfl
  butterfly buttons byteme cabbage cactus cadillac caesar caitlin caliente californ california
  callie calvin camaro camelot camels camera cameron camilla camille campbell canada cancel cancer
  cancun candle candyman cannon cantona capital capone captain cardinal carlos carlton carmen
  carolina caroline carolyn carpet carrie carrot carson carter cartman cartoon caserta casey1
  casino casper cassidy cassie castle catalina catcat catch22 catdog catfish catherin catman
  cavalier ccbill cccccc cdtnkfyf celeste celica celine celtic celtics center central cessna
  chacha champion champs chance chandler chanel change changeme charger chargers charles charli
  charlie charlie1 charlott charlotte charlton charly charmed chaser cheers cheese cheetah chelsea
  chelsea1 cherokee cherry cheryl chester chevelle chevrole chevy1 chewie cheyenne chicago chichi
  chicken chickens chicks chiefs children chipper chocolat chocolate chopper chris1 chrissy christ
  christia christian christin christine christop christy chronic chubby chucky church cjkysirj
  cjkywt claire clancy clapton clarence classic claude claudia clayton clemson clifford clinton
  clitoris cloud9 clover cocacola coconut coffee coleman colleen college collins colombia colorado
  colors colt45 coltrane columbia columbus comics command commando compaq computer concrete condom
  condor connect conner connie connor conrad consumer content control cookie cookies cooldude
  cooler coolio coolman cooper cooter copper corona corrado corvette cosmos cosworth cotton cougar
  country courtney cowboy cowboys cowboys1 coyote cracker crazy1 crazybab creampie creamy creative
  cricket crimson cristina cruise crunch crusader crysis crystal cthulhu cthutq cuddles cupcake
  curious curtis cutlass cutter cxfcnmt cynthia dadada daddy1 dagger daisy1 dakota dallas dalton
  damian damien dammit damnit dancer danger daniel daniela danielle daniil danila dannyboy
  darkness darkside darkstar darling darren darwin david1 davids davidson dawson daytona dbrnjhbz
  dddddd ddddddd deadhead deadman deanna debbie december deedee deeznuts defender defiant deftones
  delete delta1 denali denise dennis denver derrick desert design designer desire deskjet destiny
  detroit devildog devils dexter dfkthbz dfvgbh diablo diamond diamond1 diamonds diesel dietcoke
  digger digital dilbert dilligaf dillon dingdong dinosaur director discover disney dkflbvbh
  doberman doctor dodger dodgeram dodgers dogdog doggie dogman dollar dolphin dolphins dominic
  domino donald donkey donnie doobie doodle dookie dorothy double doughboy douglas dracula dragon
  dragon1 dragons dragoon dreamer dreams driver drizzt drowssap drpepper drummer dthjybrf dublin
  ducati dudley duncan durango duster dustin eagle1 eagles eclipse eduard edward eeeeee eeyore
  eileen einstein ekaterina elaine electric element elephant eleven elijah elizabet elizabeth
  elliot elliott elvira elvis1 elwood emerald emerson emily1 eminem emmanuel empire energy engage
  engine engineer england english enigma enterpri enterprise ericsson ernest escape escort esther
  eternity eugene evelyn everest everton excalibu exigen exigent exodus explorer express extreme
  fabian falcon falcons fallen family fantasy farmer farside fashion faster fatboy fatcat father
  fatima fatman february felicia fender fernand fernando ferrari ferret ffffff ficken figaro
  fighter filter finger fingers finish fireball firebird firefly firefox fireman fisher fishing
  fitness fktrcfylh fktrctq flames flamingo flatron fletcher flight flipper florence florida
  flower flowers fluffy flyboy flyers flying foobar football football1 fordf150 forest forever
  forget forgot formula formula1 forrest fortuna fortune fossil foster foxtrot france frances
  francis franco frank1 frankie franklin franky freaks freaky freckles freddie freddy frederic
  fredfred freedom freedom1 freeman freepass freeuser french friday friend friends fright frisco
  frogger froggy front242 frontier frosty fugazi function funfun funtime fusion future fyfcnfcbz
  fylhtq gabriel galaxy galina galore gambit gandalf gangbang gangsta gangster garage garbage
  garcia garden garfield garrett gateway gateway1 gators gbpltw geheim gemini general genesis
  genius george georgia gerald gerard german germany geronimo getsome gfhjkm gggggg ghbdtn
  ghbdtnbr ghetto ghjcnj giants gibson gilbert gillian ginger giorgi giovanni gizmo1 gizmodo
  gjkbyf global gloria gmoney gn56gn56 goblin goblue goddess godsmack godzilla gofish goforit
  gogogo goldberg golden goldfish goldie golfball golfer golfing goober goodbye goodluck goodtime
  google gopher gordon gordon24 gorilla gotcha gothic gotohell govols gracie graham grandma granny
  grateful greatone green1 greenbay greenday greens gregory gremlin grendel gretchen griffey
  griffin grizzly groovy grover grumpy guardian guiness guinness guitar gundam gunner gustav
  hacker hahaha hailey halflife hamburg hamilton hamlet hammer hammers hamster handsome hannah
  hannibal hansolo happy1 happy123 happyday harder hardon hardrock harley harley1 harmony harold
  harris harrison harvey hastings hawaii hawkeye hayden hayley hearts heather heather1 heaven
  hector hedgehog hehehe helena hellfire hello1 hello123 hellyeah helpme hendrix herbert herbie
  hercules herman hermes hershey hesoyam hhhhhh hidden highland hilton hiphop history hithere
  hitman hjvfirf hobbes hobbit hockey hohoho holden holiday holland hollywoo hollywood holmes
  homer1 homers homerun honda1 hongkong hooker hoover hopper horndog hornet horney horses hotboy
  hotdog hotrod hotstuff hottie houses houston howard hudson hummer hungry hunter hunter1 hunting
  hurrican husker huskers huskies hustler hyperion ibanez icecream iceman iforgot iguana ihateyou
  illini iloveu iloveyo iloveyou imagine immortal impala imperial incubus indian indiana indians
  indigo infantry inferno infiniti infinity ingrid insane inside integra internet intrepid ireland
  irish1 ironman isabel isabella isabelle island israel italia ivanov iverson iwantu jackal
  jackass jackie jackoff jackson jackson1 jaguar jamaica james1 jamesbon jammer janice janine
  january japanese jarhead jasmin jasmine jason1 jasper javier jayjay jazzman jeffrey jennie
  jennifer jenny1 jensen jeremiah jeremy jericho jerome jersey jessica jessica1 jessie jester
  jesus1 jethro jimbob jimmy1 jjjjjj joanna joanne joejoe johanna john316 johnjohn johnny johnson
  jojojo jonathan jonjon jordan jordan23 joseph joshua jrcfyf judith julian juliet julius jumper
  junebug jungle junior jupiter justdoit justice justin justine justme juventus kaiser kaktus
  kamikaze kangaroo kansas karate karina karolina kasper katana katerina kathleen kathryn katrin
  katrina kawasaki kcj9wx5n keeper kelley kelly1 kelsey kennedy kenneth kentucky kenwood kenworth
  kermit kevin1 keyboard keystone keywest kicker killer killer1 killme kimberly kingdom kingfish
  kingkong kingpin kingston kipper kirill kisses kissme kitkat kitten kitty1 kittycat kkkkkk
  klaster knicks knight knights knopka kodiak kolobok koshka kotenok kramer krishna krista kristen
  kristi kristin kristina kristy labrador labtec lacrosse ladies ladybug laguna lakers lalala
  lancelot lancer lansing laptop larisa lasvegas latino lauren laurie lawrence lawyer leader
  leather ledzep leelee legacy legend legion legolas lemons lennon leonard leonardo leopard leslie
  lespaul lestat lester letmein letmein1 letmein2 letsgo lexmark liberty licker lickit lickme
  lifehack lifetime lightnin lights lincoln lindsay lindsey lionking liquid lisalisa little
  liverpoo liverpool lizard lizzie lkjhgf llllll lobster logitech lol123 lolipop lollipop lollol
  lololo london lonely lonestar lonewolf longhorn looker looking lorenzo lorraine louise loulou
  loveit lovelove lovely loveme loverboy lovers loveyou loving lowrider lucifer lucky1 lucky13
  lucky7 luckydog ludwig luther lvbnhbq macdaddy machine madden maddie maddog madeline madison
  madman madmax madness madonna madrid maestro maggie magic1 magnolia magnum magnus maiden
  mailcreated5240 mailman makaveli maksim malaka malcolm malibu mallard manager manchest
  manchester mandingo maniac manson manuel manutd maradona marathon marcel marcos marcus margaret
  margarita mariah marian marilyn marina marine mariners marines marino marion marisa marissa
  market markus marlboro marlene marley marlin marshall martha martin martina martinez martini
  marvel marvin maryjane maryland massive master master1 masters matilda matrix matthew matthew1
  mature maurice maverick maxell maxima maximus maxine maxmax maxwell mayday mayhem maynard
  meatball meatloaf megadeth megaman megapass meghan melanie melinda melissa melissa1 mellon
  melody melvin member mememe memorex memory memphis mercedes mercury meridian merlin mersedes
  metallic metallica method mexico michael michael1 michaela michel michele michelle michigan
  mickey microlab microsof microsoft midget midnight mighty miguel mikemike milana milano milena
  military miller millie million milton minecraft minnie miracle mirage miranda miriam mission
  mister mistress mitchell mmmmmm mnbvcxz mobile models mollie molly1 moloko molson momoney monday
  money1 moneys mongoose monica monika monique monitor monkey monkey1 monkeys monopoly monroe
  monster montana montreal moocow mookie moomoo morgan morpheus morris morrison moscow mother
  motorola mountain movies mozart muffin mulder munchkin muppet murder murphy murray muscle
  mushroom musicman mustang mustang1 mustangs mylove mypass myself mystery mystic nadine napass
  napoleon naruto nascar nastya natali natalia natalie natasha nathalie nathan national natural
  naughty ncc1701 ncc1701a ncc1701d ncc1701e nebraska nellie nelson nemesis neptune network nevada
  newlife newman newpass newport newton newyork nfnmzyf nicholas nicola nicolas nicole nikita
  nimrod niners nintendo nirvana nissan nnnnnn nobody nofear nolimit noodle noodles nookie nopass
  norman norton nothing november nugget number1 nuttertools nwo4life nyjets nylons nymets oakland
  oakley obiwan oblivion october odessa office ohyeah oicu812 oilers oklahoma okokok oksana oldman
  oliver olivia omega1 onelove online oooooo openup oracle orange oranges oregon orioles orlando
  oscar1 osiris outlaw overlord oxford p0015123 pa55w0rd pa55word pacific packard packers pacman
  painter pakistan palace paladin palmer pamela panama panasonic pancho pandora pantera panther
  panthers pantyhos panzer paradise paradox parker parola parrot pascal pass123 passat passion
  passport passw0rd passwor password password1 password123 passwords passwort patches patricia
  patrick patrick1 patriot patriots patton pauline pavilion payton peaches peanut peanuts pearljam
  pebbles peekaboo peewee pegasus pencil penelope penguin penguins pentium people pepper pepsi1
  perfect personal peterpan peters peugeot phantom philip philips phillies phillip philly phoebe
  phoenix phoenix1 photos picard picasso piccolo pickle pickles picture pierre piglet pikachu
  pillow pineappl pinkfloy pioneer pirate pirates pistol pitbull planet plastic platinum player
  playtime please pleasure plumber plymouth poison poiuyt poiuytrewq pokemon pokemon1 polaris
  police polina polska poncho pontiac poodle poohbear pookie poontang pooper poopie poopoo
  pooppoop popcorn popeye popopo poppop porkchop porsche porsche9 porter portland portugal
  positive possum postal potato potter powder powell power1 powers pppppp precious predator
  prelude presario preston pretty primus prince princes princess printer private privet prodigy
  profit psycho pumpkin punisher punkin punkrock puppies purple putter pyramid python q12345
  q1q1q1 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qawsed qawsedrf qaz123 qazqaz qazwsx qazwsx123
  qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc qqq111 qqqqqq qqqqqqqq quality quincy qwaszx
  qwe123 qweasd qweasdzxc qweqwe qwer1234 qwerasdf qwert123 qwerty qwerty1 qwerty12 qwerty123
  qwerty12345 qwerty123456 qwertyu qwertyui qwertyuio qwertyuiop qwertz qwqwqw rabbit racecar
  racerx rachael rachel racing rafael ragnarok raider raiders raiders1 rainbow raistlin rammstein
  ramona randall random ranger ranger1 rangers rangers1 raptor rascal rasdzv3 rasputin rastaman
  raven1 ravens raymond rayray rbhbkk reagan reality reaper rebecca rebels red123 redalert redbull
  reddog redhead redhot redman redneck redred redrum redskins redsox redwings reebok reggie regina
  remember renegade rereirf rescue research retard revenge review rfhbyf rfnthbyf rfrfirf rfrnec
  rhbcnbyf rhonda ricardo richard richard1 richards richie richmond rightnow ripper rjirfrgbde
  rjntyjr roadkill robbie robert robert1 roberto roberts robinson robotech rocker rocket rockets
  rockhard rockon rockstar rocky1 rodney rogers roland roller rolltide romance romashka rommel
  ronald ronaldo ronnie rookie rooster rootbeer roscoe rosebud rosemary rotten rovers roxanne
  rrrrrr rubber runner running rush2112 ruslan russell russia russian rustam rusty1 sabbath sabina
  sabine sabrina safety sailboat sailing sailor saints sakura salmon samantha samiam sammie sammy1
  sampson samsam samson samsung samuel samurai sanchez sandiego sandman sandra sandro santana
  santiago santos sapphire sarah1 saratoga sasasa sasha1 satan666 saturn sausage savage savannah
  sayang scarface scarlet scarlett school science scooby scoobydo scooter scooter1 scorpio
  scorpion scotch scotland scottie scotty scrappy scream scruffy scully search seattle sebastia
  sebastian secret security seinfeld select selena seminole semperfi sentinel septembe september
  serega serena serenity sergei sergey sergio server service sesame seven7 shadow shadow1 shaggy
  shalom shaman shamrock shaney14 shania shannon shaolin sharks sharon shasta shaved shazam sheena
  sheila shelby shelley shelly shemale sherlock sherman sherry shiloh shirley shogun shooter
  shopping shorty shotgun showme showtime sidney siemens sierra silver silvia simone simple
  simpson simpsons sinatra singer single sinner sirius sister sithlord sixers skater skeeter
  skiing skinny skipper skippy skittles skyline skywalke skywalker slacker slappy slapshot slayer
  sleepy slider slipknot smiles smiley smitty smoker smokey smokin smooth smudge snakes snapper
  snatch snickers sniper snoopy snowball snowman snuggles sobaka soccer soccer1 socrates softball
  software sojdlg123aljg soldier soleil solomon somethin sommer sooner sooners sophia sophie
  soso123aljg southern spanking spankme spanky sparkle sparky sparta spartak spartan spartans
  speaker spears special spectrum speedy spencer spider spiderma spiderman spidey spirit spitfire
  splash splinter spooky sports spring springer sprint sprite spunky spyder squirrel squirt
  srinivas ssssss ssssssss stacey stalker stallion standard stanley starbuck starcraft stardust
  starfish stargate starship startrek starwars station stealth steele steelers stefan stella
  stephani stephanie stephen sterlin sterling steve1 steven stevie stewart sticks sticky stimpy
  stinger stingray stinky stocking stocks stolen stonecol stoner stones stormy stranger street
  strider strike striker strong stuart student studio stupid subaru sublime subway success sultan
  summer summit sundance sunday sunrise sunset sunshine super1 super123 superfly superman
  superstar support surfer surfing suzanne suzuki svetik svetlana swallow sweden sweetie sweetpea
  sweets sweety swimmer swimming swordfis swordfish sydney sylvia syracuse system tacobell tacoma
  tamara tanker tanner tardis target tarheel tarheels tarzan tatiana tattoo tatyana taurus taylor
  tazman tdutybq teacher technics techno tekken telefon tempest temple tennis tequila teresa
  terminal terminator terror test123 tester testing testtest texas1 thailand thanks thankyou
  thegame thekid theking theman theodore theone therock thomas thomas1 thompson throat thuglife
  thumper thunder thunder1 thx1138 tickle tiffany tiger1 tigers tigger timber timothy tinker
  tinman tintin titanic titans titleist titties tobias tolkien tomato tomcat tomtom tootsie topcat
  topdog topgun topper tornado toronto torres toshiba tottenha toyota tracey tractor traffic
  trains trance transam translator travel travis treasure trebor trevor trfnthbyf tricky trident
  trigger trinidad trinity tristan triton triumph trixie trojan trojans trombone trooper trouble
  trucker trucks truelove trumpet trunks trustno1 tsunami tttttt tucker tuesday tunafish tundra
  turkey turkey50 turner turtle tweety twilight twister tyler1 tyrone ultima ultimate unicorn
  united universe unknown unreal usa123 utopia vacation valentin valentina valera valeria valerie
  valhalla valley vampire vanessa vanhalen vanilla vectra vegeta velvet verbatim veritas vernon
  verona veronica veronika vertigo vfczyz vfhbyf vfhecz vfksirf vfrcbv vfrcbvrf vfvekz vfvjxrf
  victor victoria victory viking vikings viktor viktoria vincent violet viper1 vipers virgin
  virginia vision vivian vkontakte vladik vladimir vladislav volley volume voodoo vortex voyager
  voyeur vulcan walker wallace walleye walnut walter warcraft warhammer warlock warlord warren
  warrior warriors waterloo waters watson weasel weather webmaster webster weezer welcome welcome1
  werewolf wesley western westham westside whatever wheels whiskey whisper whitney whocares whynot
  wibble wicked wilbur wildcat wildcats wildfire william william1 williams willie willis willow
  wilson window windows winner winnie winston winter wisdom wizard wolfgang wolfie wolfman
  wolfpack wolverin wolverine wolves wombat wonder woody1 woofwoof wookie wordpass wrangler wright
  wrinkle1 writer wutang wwwwww xanadu xavier xfiles xxxxxx xxxxxxx xxxxxxxx yamaha yankee yankees
  yankees1 ybrbnf yellow yesyes yfnfif yomama yosemite yourmom yoyoyo ytrewq yvonne zachary zaphod
  zaq123 zaq12wsx zaq1xsw2 zaqwsx zaqxsw zenith zeppelin zidane zipper zombie zvezda zxc123 zxcasd
  zxcasdqwe zxcv1234 zxcvbn zxcvbnm zxczxc zxzxzx zzzzzz zzzzzzzz
  `
    .trim()
    .split(/\s+/),
);
